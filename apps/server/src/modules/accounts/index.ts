export { createAccountsModule, type AccountsApi } from './accounts-module.ts';
export { demoLogin } from './seed.ts';

export { nameLength } from './account.rules.ts';
export { createAccountsModule, type AccountsApi } from './accounts-module.ts';
export { demoLogin } from './seed.ts';

export { nameAt } from './name-at.ts';
export { createAccountsModule, type AccountsApi } from './accounts-module.ts';
export { demoLogin, demoSignedUpMs } from './seed.ts';
export type { SlowDownPolicy } from './slow-down.rules.ts';
export { createSlowDown, type Counter, type SlowDown } from './slow-down.ts';
export { accountFact, type PageAccount } from './account-fact.ts';
export type {} from './accounts.events.ts';

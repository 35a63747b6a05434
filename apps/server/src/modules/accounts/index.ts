export {
  createAccountsModule,
  type AccountsApi,
  type AccountsModule,
  type AccountsPlatform,
  type GuestFlags,
} from './accounts-module.ts';
export type { OnGuestCreated } from './accounts-deps.ts';
export { emailKey, isEmail } from './email.rules.ts';
export { demoLogin } from './seed.ts';
export type { SessionStore } from './session-store.ts';
export type { AccountsTables, GuestsTable } from './tables.ts';

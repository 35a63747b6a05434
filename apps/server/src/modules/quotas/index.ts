export { guardCalls } from './guard-calls.ts';
export { guardMails } from './guard-mails.ts';
export { mailboxOf } from './mailbox.rules.ts';
export { isOwnMachine, networkOf } from './quotas.rules.ts';
export type { Quotas } from './quotas.ts';
export { createQuotasModule } from './quotas-module.ts';

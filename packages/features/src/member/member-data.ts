import type { RestContract } from '@vx/contract/rest';

export type ChatReceipt = RestContract['GET /live/chats']['response']['items'][number];
export type Purchases = RestContract['GET /guest/purchases']['response']['items'];

type Statement = RestContract['GET /guest/statement']['response'];
export type StatementLine = Statement['items'][number];

/** Kinds of lines that can be looked at alone. */
export const statementFilters = ['livechat', 'video', 'topup'] as const;
export type StatementFilter = (typeof statementFilters)[number];

/** A page of the statement. */
export interface StatementFacts extends Statement {
  readonly filter: StatementFilter | null;
  /** The page goes on below this line; `null` on the first. */
  readonly before: string | null;
  /** When it was loaded, epoch milliseconds. */
  readonly at: number;
}

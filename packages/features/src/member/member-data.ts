import type { RestContract } from '@vx/contract/rest';
import type { MemberCounts, MemberLatest } from './member.query.ts';

/** A chat that is over, as the server lists it. */
export type ChatReceipt = RestContract['GET /live/chats']['response']['items'][number];

/** What a guest has bought, as the server lists it. */
export type Purchases = RestContract['GET /guest/purchases']['response']['items'];

export type MemberLimits = RestContract['GET /guest/limits']['response']['limits'];

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

/** What the page "You" is made of. */
export interface MemberAreaFacts extends MemberCounts, MemberLatest {
  /** One of each period. */
  readonly limits: MemberLimits;
  /** The newest chats, and how many there are. */
  readonly chats: { readonly total: number; readonly items: readonly ChatReceipt[] };
  /** The newest videos, and how many there are. */
  readonly purchases: { readonly total: number; readonly items: Purchases };
  readonly lastTopUp: Pick<StatementLine, 'at' | 'amount'> | null;
  /** When it was loaded, epoch milliseconds. */
  readonly at: number;
}

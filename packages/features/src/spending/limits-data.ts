import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

export type Limits = RestContract['GET /guest/limits']['response'];

/** What the page knows of limits and pauses. */
export interface LimitsFacts extends Limits {
  /** When the page was asked for, ISO: what begins now is counted from it on server and page alike. */
  readonly at: string;
}

/** Why a form of limits and pauses was not taken. */
export interface LimitsRefusal {
  readonly code: ErrorCode;
  /** The limit as it was typed; empty where something else was asked. */
  readonly typed: string;
  /** A break was asked for without a length. */
  readonly isBreak?: true;
}

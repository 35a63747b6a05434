import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

/** What can be topped up and how it can be paid, as the server offers it. */
export type TopUpOptions = RestContract['GET /payment/topupOptions']['response'];

/** How a top-up stands, as the server says it. */
export type TopUpOutcome = RestContract['GET /payment/topup/{intentId}']['response'] & {
  readonly intentId: string;
};

/** Why the form was not taken. */
export interface TopUpRefusal {
  readonly code: ErrorCode;
  /** What was chosen and typed. */
  readonly value: string;
  readonly amount: string;
}

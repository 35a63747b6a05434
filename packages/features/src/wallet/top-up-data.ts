import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

export type TopUpOptions = RestContract['GET /payment/topupOptions']['response'];
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

import type { ErrorCode } from './codes.ts';

/**
 * What every refusal says. `detail` is meant for programs and depends on the code:
 * `INVALID_INPUT { fields: { path, rule }[] }`, `PRICE_CHANGED { price }` (integer minor units; for a chat `freeMinutes`, too),
 * `BALANCE_TOO_LOW { balance, missing }`, `TOO_MANY_REQUESTS`, `LOGIN_SLOWED` and `CODE_SLOWED { retryAfter }`
 * (seconds), `VOUCHER_UNUSABLE { reason }` (see `voucherRefusals`).
 */
export interface ErrorBody {
  readonly code: ErrorCode;
  readonly detail: Readonly<Record<string, unknown>> | null;
  readonly requestId: string;
}

/** The JSON body of every refusal: `{ "error": { "code": … } }`. */
export interface RefusalBody {
  readonly error: ErrorBody;
}

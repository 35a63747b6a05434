import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { WalletRow } from './ledger.repository.ts';
import type { ChargeRequest } from './money-api.ts';
import { refuseImpossible } from './money.rules.ts';

/**
 * A rule of its own about spending (limits, cool-off, self-exclusion). It runs inside the charging
 * transaction with the wallet locked, and refuses by throwing an `OperationError`.
 */
export interface SpendingCheck {
  check(tx: AnyTransaction, request: ChargeRequest, wallet: WalletRow): Promise<void>;
}

/** The one step that every charge passes, whatever is bought. */
export type Authorise = (
  tx: AnyTransaction,
  request: ChargeRequest,
  wallet: WalletRow,
) => Promise<void>;

/** The built-in rules first, then the checks in their order. */
export function createAuthorise(checks: readonly SpendingCheck[]): Authorise {
  return async (tx, request, wallet) => {
    refuseImpossible(request, wallet);
    for (const rule of checks) await rule.check(tx, request, wallet);
    if (wallet.balance < request.amount) {
      throw new OperationError('BALANCE_TOO_LOW', {
        missing: request.amount - wallet.balance,
        currency: wallet.currency,
      });
    }
  };
}

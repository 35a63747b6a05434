import type { SpendingRoom } from '@vx/money-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { WalletRow } from './ledger.repository.ts';
import type { ChargeRequest, MoneyFlow, MovedFlow } from './money-api.ts';
import { refuseImpossible } from './money.rules.ts';

/** Money that moved; `amount` is negative when a charge is given back. */
export interface Movement {
  readonly guestId: string;
  readonly flow: MovedFlow;
  /** Minor units. */
  readonly amount: number;
  /** The moment whose day, week and month it counts in: a refund counts in those of its charge. */
  readonly at: Date;
}

/**
 * A rule of its own about spending (limits, cool-off, self-exclusion), asked for many guests in one
 * statement. When money moves, both verbs run inside its transaction with the wallets locked.
 */
export interface SpendingCheck {
  /** The room of those guests that the rule holds back; who is missing may move everything. */
  roomOf(
    db: AnyDatabase['read'],
    guestIds: readonly string[],
    flow: MoneyFlow,
  ): Promise<ReadonlyMap<string, SpendingRoom>>;
  /** Whether the guest has set something in the wallet's currency: it is not given another then. */
  isSet(db: AnyDatabase['read'], guestId: string): Promise<boolean>;
  /** Told of everything that was moved, before the transaction commits. */
  moved(tx: AnyTransaction, movements: readonly Movement[]): Promise<void>;
}

/** The one step that every charge passes, whatever is bought. */
export interface Authorise {
  /** What the rules leave to these guests: the narrowest room of each. */
  roomOf: SpendingCheck['roomOf'];
  /** Refuses a charge by throwing an `OperationError`. The built-in rules come first. */
  decide(request: ChargeRequest, wallet: WalletRow, room: SpendingRoom | undefined): void;
  moved: SpendingCheck['moved'];
}

/** Why more than the room is refused. */
export function refusalOf({ rule, amount, until }: SpendingRoom): OperationError {
  const paused = rule === 'coolOff' || rule === 'exclusion';
  return new OperationError(paused ? 'SPENDING_PAUSED' : 'LIMIT_REACHED', {
    rule,
    left: amount,
    until: until?.toISOString() ?? null,
  });
}

export function createAuthorise(checks: readonly SpendingCheck[]): Authorise {
  return {
    async roomOf(tx, guestIds, flow) {
      const narrowest = new Map<string, SpendingRoom>();
      for (const rule of checks) {
        for (const [guestId, room] of await rule.roomOf(tx, guestIds, flow)) {
          const known = narrowest.get(guestId);
          if (!known || room.amount < known.amount) narrowest.set(guestId, room);
        }
      }
      return narrowest;
    },
    decide(request, wallet, room) {
      refuseImpossible(request, wallet);
      if (room && request.amount > room.amount) throw refusalOf(room);
      if (wallet.balance < request.amount) {
        throw new OperationError('BALANCE_TOO_LOW', {
          missing: request.amount - wallet.balance,
          currency: wallet.currency,
        });
      }
    },
    async moved(tx, movements) {
      if (movements.length === 0) return;
      for (const rule of checks) await rule.moved(tx, movements);
    },
  };
}

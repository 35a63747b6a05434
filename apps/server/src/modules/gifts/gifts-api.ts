import type { StudioGift } from '@vx/contract/studio';
import type { GiftCount, GiftPart } from '@vx/messenger-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Language } from '../actors/index.ts';
import type { WalletCurrency } from '../money/index.ts';

/** The gifts of a message, as they stand while it is written. */
export interface GiftOrder {
  readonly guestId: string;
  readonly currency: WalletCurrency;
  readonly parts: readonly GiftPart[];
  /** What they cost now, minor units of `currency`; those that were bought before cost nothing. */
  readonly price: number;
  /** What those that were bought before would have cost. */
  readonly ownedWorth: number;
}

/** What is written down of the gifts of a message. */
export interface GiftPayment {
  readonly performer: { readonly id: number; readonly name: string };
  /** What the ledger knows the message by. */
  readonly reference: string;
  /** Of the wallet before it. */
  readonly balance: number;
}

/** Gifts as the modules use them in whose messages they are given; what writes takes the caller's transaction. */
export interface GiftsApi {
  /**
   * What these gifts cost a guest: bought ones are taken first, and are locked from here on. The caller holds the
   * lock of the wallet.
   * @throws OperationError GIFT_UNAVAILABLE, NEED_ABO
   */
  order(
    tx: AnyTransaction,
    guest: { readonly guestId: string; readonly currency: WalletCurrency },
    gifts: readonly GiftCount[],
  ): Promise<GiftOrder>;
  /**
   * Takes the bought ones, charges the others, and shares both with the performer: of a gift that was bought before
   * the house pays the performer's part. Answers the balance after it.
   * @throws OperationError BALANCE_TOO_LOW, LIMIT_REACHED, SPENDING_PAUSED
   */
  settle(tx: AnyTransaction, order: GiftOrder, payment: GiftPayment): Promise<number>;
  /** Gives a guest gifts of a kind; a repeat with the same key gives nothing more. @throws OperationError GIFT_UNAVAILABLE */
  grant(
    tx: AnyTransaction,
    given: GiftCount & { readonly guestId: string; readonly key: string },
  ): Promise<void>;
  /** The gifts of messages with their names, for whoever gets them. */
  describe(
    parts: readonly GiftCount[],
    language: Language,
    tx?: AnyTransaction,
  ): Promise<readonly StudioGift[]>;
}

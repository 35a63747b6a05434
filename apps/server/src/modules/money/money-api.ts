import type { Price } from '@vx/contract';
import type { ChargeKind, PayCurrency, WalletCurrency } from '@vx/contract/enums';
import type { Money } from '@vx/currency';
import type { SpendingRoom } from '@vx/money-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { OperationError } from '../../platform/errors.ts';

export type { ChargeKind, PayCurrency, WalletCurrency };

/** Interface languages. */
export type Language = 'de' | 'en' | 'nl' | 'es';

/** Money leaves a wallet (`spend`), or is paid into it (`payIn`). */
export type MovedFlow = 'spend' | 'payIn';

/**
 * What the rules of spending are asked about. Besides money that moves: a code is redeemed or something
 * else is given (`redeem`), a voucher or free minutes pay (`voucher`), a subscription goes on
 * (`subscribe`). Those three are held back by pauses alone, never by limits.
 */
export type MoneyFlow = MovedFlow | 'redeem' | 'voucher' | 'subscribe';

/** Money that comes in. `bonus` is given by the house, `topup` was paid for. */
export type CreditKind = 'topup' | 'bonus' | 'correction';

/** Every kind of line a statement has. */
export type LineKind = ChargeKind | CreditKind | 'refund';

/** What a line of the statement says; the apps have a text for each key. */
export interface LineText {
  /** For example `statement.video`. Default: `statement.<kind>`. */
  readonly key?: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

export interface ChargeRequest {
  readonly guestId: string;
  /** Positive, minor units of the wallet's currency. */
  readonly amount: number;
  /** Must be the wallet's currency: a price is converted before, never here. */
  readonly currency: WalletCurrency;
  readonly kind: ChargeKind;
  /** What was bought, e.g. the video's id; the product id of the analytics event. */
  readonly reference: string;
  /** Whose it is: a performer gets the share of the kind, the house the rest. Default: all is the house's. */
  readonly performer?: {
    readonly id: number;
    /** What was charged for the same reference before, minor units: a chat is shared as a whole. Default 0. */
    readonly chargedBefore?: number;
  };
  readonly text?: LineText;
  /**
   * Charges of the same kind and reference add up to one line of the statement and one analytics
   * event: a chat billed by the second. Every charge still is a transfer of its own.
   */
  readonly running?: boolean;
  /** A transfer with this key exists at most once, whatever calls twice (jobs, callbacks). */
  readonly transferKey?: string;
}

export interface CreditRequest {
  readonly guestId: string;
  readonly amount: number;
  readonly currency: WalletCurrency;
  readonly kind: CreditKind;
  readonly reference: string;
  readonly text?: LineText;
  readonly transferKey?: string;
}

export interface RefundRequest {
  /** The charge that is given back, from its {@link TransferReceipt}. */
  readonly transferId: string;
  /** Part of it; default is all that was not given back yet. */
  readonly amount?: number;
  readonly text?: LineText;
  readonly transferKey?: string;
}

export interface TransferReceipt {
  readonly transferId: string;
  readonly amount: number;
  readonly currency: WalletCurrency;
  /** The guest's balance after it, minor units. */
  readonly balance: number;
  /** Counts every change of this guest's balance from 1. */
  readonly version: number;
}

/** What the house gives a performer for something that a guest got without money. */
export interface PerformerGift {
  readonly performerId: number;
  /** Who got it. */
  readonly guestId: string;
  readonly kind: ChargeKind;
  readonly reference: string;
  readonly currency: WalletCurrency;
  /** What a guest would have paid, minor units. */
  readonly worth: number;
  readonly transferKey: string;
}

/** What guests paid a performer for one thing on a day, or got back. Amounts are minor units of `currency`. */
export interface PerformerLine {
  readonly id: number;
  readonly type: 'charge' | 'refund' | 'gift';
  readonly kind: ChargeKind;
  readonly reference: string;
  readonly currency: WalletCurrency;
  /** Negative for a refund; what the guest would have paid for a gift. */
  readonly paid: number;
  /** The performer's part of it. */
  readonly earned: number;
  readonly updatedAt: Date;
}

/** What came in for a performer on a day (Europe/Berlin), by kind and currency. */
export interface PerformerDay {
  /** `2026-11-28` */
  readonly day: string;
  readonly kind: ChargeKind;
  readonly currency: WalletCurrency;
  readonly earned: number;
  /** Lines of the statement. */
  readonly count: number;
}

/** Days as `2026-11-28`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** What became of one charge of many. */
export type ChargeOutcome =
  | { readonly kind: 'charged'; readonly receipt: TransferReceipt }
  | { readonly kind: 'refused'; readonly error: OperationError };

export interface Wallet {
  readonly guestId: string;
  readonly currency: WalletCurrency;
  /** Minor units, never negative. */
  readonly balance: number;
  readonly isPayingCustomer: boolean;
  readonly version: number;
}

/** A locked wallet, and with it all that its guest may be charged by. */
export interface HeldWallet extends Wallet {
  /**
   * As `MoneyApi.charge`, without another look at the database before it writes: once, in the
   * transaction that holds the wallet. Its statements are asked at once, so that others may be asked
   * together with it.
   */
  charge(request: Omit<ChargeRequest, 'guestId' | 'transferKey'>): Promise<TransferReceipt>;
}

/** What a balance differs in from the sum of its postings. Empty when the books are right. */
export interface LedgerFault {
  readonly invariant:
    | 'balance-equals-postings'
    | 'balance-not-negative'
    | 'transfer-sums-to-zero'
    | 'postings-sum-to-zero'
    | 'charge-has-one-purchase-event'
    | 'statement-equals-postings'
    | 'performer-lines-equal-postings';
  readonly subject: string;
  readonly detail: string;
}

/**
 * The ledger as other modules use it. Everything that writes takes the caller's transaction and
 * locks the guest's wallet first, so that charges of one guest stand in line.
 */
export interface MoneyApi {
  /** Creates the guest's wallet with balance 0. A second call changes nothing. */
  openWallet(tx: AnyTransaction, guestId: string, currency?: WalletCurrency): Promise<void>;

  /**
   * Takes money from the guest. Throws `OperationError('BALANCE_TOO_LOW')`, and whatever
   * `authorise` refuses with. Emits `guestBalance` and records the purchase event.
   */
  charge(tx: AnyTransaction, request: ChargeRequest): Promise<TransferReceipt>;

  /**
   * Charges many guests, each once, in a handful of statements. A refusal of one is an outcome and
   * holds up no other; answers by guest.
   */
  chargeMany(
    tx: AnyTransaction,
    requests: readonly ChargeRequest[],
  ): Promise<ReadonlyMap<string, ChargeOutcome>>;

  /**
   * What the guests' own rules (limits, pauses) leave to them, in minor units; who is missing may
   * move everything. In a transaction that locked the wallets the answer holds until its end.
   */
  roomOf(
    db: AnyDatabase['read'],
    guestIds: readonly string[],
    flow: MoneyFlow,
  ): Promise<ReadonlyMap<string, SpendingRoom>>;

  /**
   * Asks before something is begun that charges later, is paid into the wallet, or gets by without
   * money (codes, vouchers, free minutes). Locks the wallet. Throws `LIMIT_REACHED` or `SPENDING_PAUSED`.
   */
  authorise(
    tx: AnyTransaction,
    asked: {
      readonly guestId: string;
      readonly flow: MoneyFlow;
      /** Minor units, where money is to move; default: any at all. */
      readonly amount?: number;
    },
  ): Promise<void>;

  /** Gives money to the guest. Emits `guestBalance`. */
  credit(tx: AnyTransaction, request: CreditRequest): Promise<TransferReceipt>;

  /** Gives a charge back, in all never more than was charged. Emits `guestBalance`. */
  refund(tx: AnyTransaction, request: RefundRequest): Promise<TransferReceipt>;

  /** Gives back all of the charge of this kind and reference; `null`: there is none. Emits `guestBalance`. */
  refundPurchase(
    tx: AnyTransaction,
    purchase: Pick<ChargeRequest, 'guestId' | 'kind' | 'reference' | 'text'> & {
      readonly transferKey: string;
    },
  ): Promise<TransferReceipt | null>;

  /**
   * Takes back from a performer what the house gave by `shareGift`, to the house, as it was posted: the voucher is the
   * guest's again. Once for a key; of a gift that was never given nothing is taken.
   */
  takeBackGift(
    tx: AnyTransaction,
    gift: Omit<PerformerGift, 'transferKey' | 'worth'> & {
      /** Of the gift. */
      readonly giftKey: string;
      readonly transferKey: string;
    },
  ): Promise<void>;

  /**
   * Shares with a performer what a voucher or free minutes paid for, as if a guest had: out of the house's account,
   * in the transaction that takes the voucher, once for a key.
   */
  shareGift(tx: AnyTransaction, gift: PerformerGift): Promise<void>;

  /** What a performer earned in these days, newest first. */
  earningsOf(actorId: number, range: DayRange): Promise<readonly PerformerDay[]>;

  /** The lines of a performer's statement in these days, newest first. */
  performerLines(
    actorId: number,
    request: DayRange & { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly lines: readonly PerformerLine[]; readonly total: number }>;

  /**
   * What performers have of these things, refunds taken off, by reference: of what a guest paid for them, or, asked
   * for a performer, of all of it, gifts of the house included. Inside a transaction pass `tx`.
   */
  performerPartsOf(
    whose: { readonly guestId: string } | { readonly actorId: number },
    references: readonly string[],
    tx?: AnyTransaction,
  ): Promise<ReadonlyMap<string, number>>;

  /** The wallet as it stands. Inside a transaction pass `tx`. `null` when the guest has none. */
  balanceOf(guestId: string, tx?: AnyTransaction): Promise<Wallet | null>;

  /** The wallet, locked until the transaction ends. Throws `NEED_LOGIN` when there is none. */
  lockWallet(tx: AnyTransaction, guestId: string): Promise<Wallet>;

  /** The same together with the rules of spending: for what reads, decides and charges once. */
  holdWallet(tx: AnyTransaction, guestId: string): Promise<HeldWallet>;

  /**
   * Many wallets, locked in one statement and one order, by guest; guests without one are missing.
   * Whoever charges several guests in a transaction locks all of them before the first charge.
   * `skipLocked`: wallets that somebody else holds are missing, too, instead of waited for.
   */
  lockWallets(
    tx: AnyTransaction,
    guestIds: readonly string[],
    options?: { readonly skipLocked?: boolean },
  ): Promise<ReadonlyMap<string, Wallet>>;

  /** Whether nothing but gifts ever moved in a wallet: neither paid in, nor spent, nor given back. */
  hasOnlyGifts(tx: AnyTransaction, guestId: string): Promise<boolean>;

  /** From now on the guest counts as a paying customer. Emits `guestBalance` on the change. */
  markPaying(tx: AnyTransaction, guestId: string): Promise<void>;

  /**
   * A list price in coins as this wallet is charged it (minor units of its currency), rounded up.
   * Compare it with `expectedPrice` and hand it to `charge`.
   */
  amountOf(coins: number, currency: WalletCurrency): number;

  /** What a wallet in this currency is paid into with. */
  payCurrencyOf(wallet: WalletCurrency): PayCurrency;

  /** What a payment brings to a wallet, in its minor units; rounded in the guest's favour. */
  creditOf(paid: Money<PayCurrency>, wallet: WalletCurrency): number;

  /** So many coins as a round amount of a wallet, for what guests choose themselves. No price. */
  roundAmountOf(coins: number, wallet: WalletCurrency): number;

  /**
   * What the guest may still have the wallet kept in; empty once money has moved in it or the guest's
   * own rules are in its currency.
   */
  currencyChoice(guestId: string): Promise<readonly WalletCurrency[]>;

  /** A list price in coins as a price in the wallet's currency, with its value in euros. */
  priceOf(coins: number, currency: WalletCurrency, language: Language): Price;

  /** An amount of a wallet (balance, statement line, receipt) as a price. */
  display(money: Money<WalletCurrency>, language: Language): Price;

  /** Recomputes every balance and sum from the postings; answers what differs. */
  recomputeBalances(): Promise<readonly LedgerFault[]>;
}

import { InvariantError, type Clock } from '@vx/kernel';
import {
  nextPerformerPart,
  performerPart,
  refundedPart,
  type SpendingRoom,
} from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Authorise, Movement } from './authorise.ts';
import type { AnnounceBalance } from './announce-balance.ts';
import type { BalanceWatch } from './balance-watch.ts';
import { SHARED_ACCOUNT_SLOTS } from './migrations.ts';
import {
  findCharge,
  findGift,
  findPurchase,
  findTransfersByKeys,
  insertGift,
  insertTransfers,
  lockWalletRow,
  lockWalletRows,
  performerAccount,
  refundedOf,
  setPaying,
  tryLockWalletRow,
  type KnownTransfer,
  type TransferRow,
  type WalletRow,
} from './ledger.repository.ts';
import type { Shares } from './shares.ts';
import type {
  ChargeKind,
  ChargeOutcome,
  ChargeRequest,
  MoneyApi,
  TransferReceipt,
  Wallet,
} from './money-api.ts';
import { lineTextOf, purchaseEventOf, refuseImpossible, statementKindOf } from './money.rules.ts';

export interface LedgerDeps {
  readonly clock: Clock;
  readonly authorise: Authorise;
  readonly announceBalance: AnnounceBalance;
  readonly shares: Shares;
  readonly watches: readonly BalanceWatch[];
}

/** The verbs that move money. */
export type Ledger = Pick<
  MoneyApi,
  | 'charge'
  | 'chargeMany'
  | 'holdWallet'
  | 'credit'
  | 'refund'
  | 'refundPurchase'
  | 'shareGift'
  | 'takeBackGift'
  | 'markPaying'
>;

/** A transfer before it is written. `chargedAt`: when the charge was made that a refund gives back. */
type Row = Omit<TransferRow, 'at' | 'lineKind' | 'share'> & {
  readonly chargedAt?: Date;
  /** Whose a charge is besides the house's. */
  readonly performer: {
    readonly id: number;
    readonly kind: ChargeKind;
    readonly part: (permille: number) => number;
  } | null;
};

/** A locked wallet with what the rules of spending leave to its guest. */
interface Held {
  readonly wallet: WalletRow;
  readonly room: SpendingRoom | undefined;
}

export const walletOf = (row: WalletRow): Wallet => ({
  guestId: row.guestId,
  currency: row.currency,
  balance: row.balance,
  isPayingCustomer: row.isPaying,
  version: row.version,
});

/** Locks the wallet; whoever has none is not a guest. */
export async function requireWallet(tx: AnyTransaction, guestId: string): Promise<WalletRow> {
  const wallet = await lockWalletRow(tx, guestId);
  if (!wallet) throw new OperationError('NEED_LOGIN');
  return wallet;
}

/** The receipt of an earlier transfer with the same key, if there is one. */
async function earlier(
  tx: AnyTransaction,
  wallet: WalletRow,
  transferKey: string | undefined,
): Promise<TransferReceipt | null> {
  if (transferKey === undefined) return null;
  const found = (await findTransfersByKeys(tx, [transferKey])).get(transferKey);
  return found ? { ...found, currency: wallet.currency, version: wallet.version } : null;
}

function chargeRow(request: ChargeRequest, wallet: WalletRow): Row {
  const { amount, performer } = request;
  return {
    wallet,
    amount: -amount,
    against: 'house',
    performer: performer
      ? {
          id: performer.id,
          kind: request.kind,
          part: (permille) => nextPerformerPart(performer.chargedBefore ?? 0, amount, permille),
        }
      : null,
    kind: request.kind,
    reference: request.reference,
    ...lineTextOf(request.kind, request.text),
    running: request.running ?? false,
    transferKey: request.transferKey ?? null,
    refundOf: null,
    purchase: purchaseEventOf(request),
  };
}

/** What the rules of spending are told of a transfer; what the house gives is no movement to them. */
function movementOf({ wallet, kind, amount, chargedAt }: Row, at: Date): Movement | null {
  if (kind === 'bonus' || kind === 'correction') return null;
  const { guestId } = wallet;
  return kind === 'topup'
    ? { guestId, flow: 'payIn', amount, at }
    : { guestId, flow: 'spend', amount: -amount, at: chargedAt ?? at };
}

export function createLedger({
  clock,
  authorise,
  announceBalance,
  shares,
  watches,
}: LedgerDeps): Ledger {
  /** The performers' parts of transfers, with accounts that they can be posted to. */
  async function sharesOf(
    tx: AnyTransaction,
    rows: readonly Row[],
  ): Promise<readonly TransferRow['share'][]> {
    const found: TransferRow['share'][] = [];
    for (const { performer, wallet } of rows) {
      if (!performer) {
        found.push(null);
        continue;
      }
      const permille = await shares.permilleOf(tx, performer.kind);
      found.push({
        performerId: performer.id,
        owner: performerAccount(performer.id, wallet.accountId),
        part: performer.part(permille),
        kind: performer.kind,
      });
    }
    await shares.open(
      tx,
      found.flatMap((share, index) =>
        share ? { owner: share.owner, currency: rows[index]!.wallet.currency } : [],
      ),
    );
    return found;
  }

  /** The wallets are locked: what follows from a transfer is known before it is written, and goes with it. */
  async function transferMany(
    tx: AnyTransaction,
    rows: readonly Row[],
  ): Promise<readonly TransferReceipt[]> {
    if (rows.length === 0) return [];
    const at = new Date(clock.now());
    const parts = await sharesOf(tx, rows);
    const results = rows.map(({ wallet, amount }) => ({
      ...wallet,
      balance: wallet.balance + amount,
      version: wallet.version + 1,
    }));
    const changes = rows.map(({ wallet: { guestId }, amount }, index) => ({
      guestId,
      balance: results[index]!.balance,
      spent: amount < 0,
    }));
    const notifyWatches = async (): Promise<void> => {
      for (const watch of watches) await watch(tx, changes);
    };
    // Transfers come last: they lock accounts that all guests share.
    const [, , , written] = await Promise.all([
      authorise.moved(
        tx,
        rows.flatMap((row) => movementOf(row, at) ?? []),
      ),
      Promise.all(rows.map(({ running }, index) => announceBalance(tx, results[index]!, running))),
      notifyWatches(),
      insertTransfers(
        tx,
        rows.map((row, index) => ({
          ...row,
          lineKind: statementKindOf(row.kind),
          share: parts[index] ?? null,
          at,
        })),
      ),
    ]);
    return rows.map(({ wallet, amount }, index) => {
      const { balance, version, transferId } = written[index]!;
      const known = results[index]!;
      if (balance !== known.balance || version !== known.version) {
        throw new InvariantError(
          `The wallet of guest ${wallet.guestId} moved while it was locked.`,
        );
      }
      return { transferId, balance, version, amount: Math.abs(amount), currency: wallet.currency };
    });
  }

  async function transfer(tx: AnyTransaction, row: Row): Promise<TransferReceipt> {
    const [receipt] = await transferMany(tx, [row]);
    return receipt!;
  }

  /** What becomes of one charge of many, before anything is written: a row, or an outcome. */
  function prepare(
    request: ChargeRequest,
    wallet: WalletRow | undefined,
    repeat: KnownTransfer | undefined,
    room: SpendingRoom | undefined,
  ): Row | ChargeOutcome {
    try {
      if (!wallet) throw new OperationError('NEED_LOGIN');
      if (repeat) {
        const receipt = { ...repeat, currency: wallet.currency, version: wallet.version };
        return { kind: 'charged', receipt };
      }
      authorise.decide(request, wallet, room);
      return chargeRow(request, wallet);
    } catch (error) {
      if (error instanceof OperationError) return { kind: 'refused', error };
      throw error;
    }
  }

  async function hold(tx: AnyTransaction, guestId: string): Promise<Held> {
    const roomOf = () => authorise.roomOf(tx, [guestId], 'spend');
    const [found, rooms] = await Promise.all([tryLockWalletRow(tx, guestId), roomOf()]);
    if (found) return { wallet: found, room: rooms.get(guestId) };
    const wallet = await requireWallet(tx, guestId);
    return { wallet, room: (await roomOf()).get(guestId) };
  }

  function chargeHeld(
    tx: AnyTransaction,
    { wallet, room }: Held,
    request: ChargeRequest,
  ): Promise<TransferReceipt> {
    authorise.decide(request, wallet, room);
    return transfer(tx, chargeRow(request, wallet));
  }

  const giveBack: MoneyApi['refund'] = async (tx, request) => {
    const charge = await findCharge(tx, request.transferId);
    if (!charge) throw new InvariantError(`There is no charge ${request.transferId} to give back.`);
    const wallet = await requireWallet(tx, charge.guestId);
    const repeat = await earlier(tx, wallet, request.transferKey);
    if (repeat) return repeat;
    const refunded = await refundedOf(tx, request.transferId);
    const open = charge.charged - refunded;
    const amount = request.amount ?? open;
    refuseImpossible({ amount, currency: charge.currency }, wallet);
    if (amount > open) {
      throw new InvariantError(`Only ${open} of charge ${request.transferId} can be given back.`);
    }
    return await transfer(tx, {
      wallet,
      amount,
      against: 'house',
      kind: 'refund',
      reference: charge.reference,
      ...lineTextOf('refund', { args: { of: charge.kind }, ...request.text }),
      running: false,
      transferKey: request.transferKey ?? null,
      refundOf: request.transferId,
      performer:
        charge.performerId === null
          ? null
          : {
              id: charge.performerId,
              kind: charge.kind as ChargeKind,
              // As it was posted, whatever the share is today.
              part: () =>
                -refundedPart({ amount: charge.charged, part: charge.part, refunded }, amount),
            },
      chargedAt: charge.at,
      purchase: null,
    });
  };

  return {
    async charge(tx, request) {
      const held = await hold(tx, request.guestId);
      const repeat = await earlier(tx, held.wallet, request.transferKey);
      return repeat ?? (await chargeHeld(tx, held, request));
    },

    async holdWallet(tx, guestId) {
      const held = await hold(tx, guestId);
      let isCharged = false;
      return {
        ...walletOf(held.wallet),
        async charge(request) {
          if (isCharged) throw new InvariantError('A held wallet is charged once.');
          isCharged = true;
          return await chargeHeld(tx, held, { ...request, guestId });
        },
      };
    },

    async chargeMany(tx, requests) {
      const guestIds = requests.map(({ guestId }) => guestId);
      if (new Set(guestIds).size < guestIds.length) {
        throw new InvariantError('One batch of charges takes each guest once.');
      }
      const locked = await lockWalletRows(tx, guestIds);
      const wallets = new Map(locked.map((wallet) => [wallet.guestId, wallet]));
      const keys = requests.flatMap(({ transferKey }) => transferKey ?? []);
      const known = await findTransfersByKeys(tx, keys);
      const rooms = await authorise.roomOf(tx, guestIds, 'spend');
      const outcomes = new Map<string, ChargeOutcome>();
      const rows: Row[] = [];
      for (const request of requests) {
        const { guestId, transferKey } = request;
        const prepared = prepare(
          request,
          wallets.get(guestId),
          known.get(transferKey ?? ''),
          rooms.get(guestId),
        );
        if ('wallet' in prepared) rows.push(prepared);
        else outcomes.set(guestId, prepared);
      }
      const receipts = await transferMany(tx, rows);
      for (const [index, { wallet }] of rows.entries()) {
        outcomes.set(wallet.guestId, { kind: 'charged', receipt: receipts[index]! });
      }
      return outcomes;
    },

    async credit(tx, request) {
      const wallet = await requireWallet(tx, request.guestId);
      const repeat = await earlier(tx, wallet, request.transferKey);
      if (repeat) return repeat;
      refuseImpossible(request, wallet);
      return await transfer(tx, {
        wallet,
        amount: request.amount,
        against:
          request.kind === 'topup' ? 'provider' : request.kind === 'bonus' ? 'bonus' : 'house',
        kind: request.kind,
        reference: request.reference,
        ...lineTextOf(request.kind, request.text),
        running: false,
        transferKey: request.transferKey ?? null,
        refundOf: null,
        performer: null,
        purchase: null,
      });
    },

    async refundPurchase(tx, { guestId, kind, reference, text, transferKey }) {
      const transferId = await findPurchase(tx, { guestId, kind, reference });
      if (transferId === null) return null;
      return await giveBack(tx, { transferId, transferKey, ...(text && { text }) });
    },

    async takeBackGift(tx, { giftKey, transferKey, performerId, ...gift }) {
      const given = await findGift(tx, giftKey);
      if (!given) return;
      await insertGift(tx, {
        ...gift,
        performerId,
        owner: given.owner,
        slot: performerId % SHARED_ACCOUNT_SLOTS,
        worth: -given.worth,
        part: -given.part,
        refundOf: given.transferId,
        transferKey,
        at: new Date(clock.now()),
      });
    },

    refund: giveBack,

    async shareGift(tx, gift) {
      const { performerId, currency } = gift;
      const part = performerPart(gift.worth, await shares.permilleOf(tx, gift.kind));
      if (part === 0) return;
      const owner = performerAccount(performerId, 0);
      await shares.open(tx, [{ owner, currency }]);
      const slot = performerId % SHARED_ACCOUNT_SLOTS;
      const at = new Date(clock.now());
      await insertGift(tx, { ...gift, owner, slot, part, at });
    },

    async markPaying(tx, guestId) {
      const wallet = await requireWallet(tx, guestId);
      const version = await setPaying(tx, guestId);
      if (version !== null) await announceBalance(tx, { ...wallet, isPaying: true, version });
    },
  };
}

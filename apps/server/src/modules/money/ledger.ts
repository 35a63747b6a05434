import { InvariantError, type Clock } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Authorise } from './authorise.ts';
import type { AnnounceBalance } from './announce-balance.ts';
import {
  findCharge,
  findTransferByKey,
  insertTransfer,
  lockWalletRow,
  refundedOf,
  setPaying,
  type TransferRow,
  type WalletRow,
} from './ledger.repository.ts';
import type { MoneyApi, TransferReceipt } from './money-api.ts';
import { lineTextOf, purchaseEventOf, refuseImpossible, statementKindOf } from './money.rules.ts';

export interface LedgerDeps {
  readonly clock: Clock;
  readonly authorise: Authorise;
  readonly announceBalance: AnnounceBalance;
}

/** The verbs that move money. */
export type Ledger = Pick<MoneyApi, 'charge' | 'credit' | 'refund' | 'markPaying'>;

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
  const found = await findTransferByKey(tx, transferKey);
  return found && { ...found, currency: wallet.currency, version: wallet.version };
}

export function createLedger({ clock, authorise, announceBalance }: LedgerDeps): Ledger {
  async function transfer(
    tx: AnyTransaction,
    row: Omit<TransferRow, 'at' | 'lineKind'>,
  ): Promise<TransferReceipt> {
    const written = await insertTransfer(tx, {
      ...row,
      lineKind: statementKindOf(row.kind),
      at: new Date(clock.now()),
    });
    await announceBalance(tx, {
      ...row.wallet,
      balance: written.balance,
      version: written.version,
    });
    return { ...written, amount: Math.abs(row.amount), currency: row.wallet.currency };
  }

  return {
    async charge(tx, request) {
      const wallet = await requireWallet(tx, request.guestId);
      const repeat = await earlier(tx, wallet, request.transferKey);
      if (repeat) return repeat;
      await authorise(tx, request, wallet);
      return await transfer(tx, {
        wallet,
        amount: -request.amount,
        against: request.counterparty ?? 'house',
        kind: request.kind,
        reference: request.reference,
        ...lineTextOf(request.kind, request.text),
        running: request.running ?? false,
        transferKey: request.transferKey ?? null,
        refundOf: null,
        purchase: purchaseEventOf(request),
      });
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
        purchase: null,
      });
    },

    async refund(tx, request) {
      const charge = await findCharge(tx, request.transferId);
      if (!charge)
        throw new InvariantError(`There is no charge ${request.transferId} to give back.`);
      const wallet = await requireWallet(tx, charge.guestId);
      const repeat = await earlier(tx, wallet, request.transferKey);
      if (repeat) return repeat;
      const open = charge.charged - (await refundedOf(tx, request.transferId));
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
        purchase: null,
      });
    },

    async markPaying(tx, guestId) {
      const wallet = await requireWallet(tx, guestId);
      const version = await setPaying(tx, guestId);
      if (version !== null) await announceBalance(tx, { ...wallet, isPaying: true, version });
    },
  };
}

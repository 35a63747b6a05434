import type { Clock } from '@vx/kernel';
import { violatedConstraint } from '../../platform/database/index.ts';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import { OperationError } from '../../platform/errors.ts';
import type { MoneyApi } from '../money/index.ts';
import type { GiveBack } from './give-back.ts';
import { isGivenUp, nextAskAt, settlementOf, type Notice } from './intent.rules.ts';
import {
  holdIntent,
  lockIntent,
  recast,
  settleIntent,
  type IntentRow,
} from './payment.repository.ts';
import type { PendingOutcome, StoredOutcome } from './provider.ts';
import type { LeftNotice, PaidNotice, ProviderSignature } from './provider-signature.ts';
import type { IntentStatus, PaymentTables } from './tables.ts';

export interface SettlePaymentDeps {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'credit' | 'creditOf' | 'lockWallet' | 'markPaying' | 'roomOf'>;
  readonly giveBack: Pick<GiveBack, 'begin' | 'has'>;
  readonly signature: ProviderSignature;
  readonly domainEvents: DomainEventEmitter;
  /** Runs in the booking transaction: receipts. */
  readonly onPaid: (tx: AnyTransaction, intent: IntentRow) => Promise<void>;
  /** Tells the guest how the intent stands now, in the transaction that makes it so. */
  readonly onMoved: (
    tx: AnyTransaction,
    intent: IntentRow,
    status: Exclude<IntentStatus, 'open'>,
  ) => Promise<void>;
}

/** What the payment provider calls. Each may arrive late, often and in parallel; the effect is one. */
export interface SettlePayment {
  paid(notice: PaidNotice, signature: string): Promise<void>;
  left(notice: LeftNotice, signature: string): Promise<void>;
  /**
   * What the provider answered at once for a stored means of payment. `tell` runs in the settling
   * transaction, once, and hears whether the money is there: a pause may have sent it back. What was
   * settled before stays as it is.
   */
  stored(
    intentId: string,
    outcome: StoredOutcome,
    notify: (tx: AnyTransaction, isBooked: boolean) => Promise<void>,
  ): Promise<void>;
  /** What the provider answered about a payment that takes time; what takes too long is given up. */
  asked(intentId: string, outcome: PendingOutcome): Promise<void>;
}

async function locked(tx: AnyTransaction, intentId: string): Promise<IntentRow> {
  const intent = await lockIntent(tx, intentId);
  if (!intent) throw new OperationError('NOT_FOUND');
  return intent;
}

/** One payment of the provider pays for one intent. */
function refuseKnownReference(error: unknown): never {
  if (violatedConstraint(error) === 'payment_intents_reference')
    throw new OperationError('CONFLICT');
  throw error;
}

const noticeOf = { paid: 'paid', declined: 'left', pending: 'pending' } as const satisfies Record<
  PendingOutcome['kind'],
  Notice
>;

export function createSettlePayment(deps: SettlePaymentDeps): SettlePayment {
  const { database, clock, money, signature } = deps;

  /** What the payment brings: as it was begun, unless the wallet is kept in another currency since. */
  async function inWallet(tx: AnyTransaction, intent: IntentRow): Promise<IntentRow> {
    const { currency } = await money.lockWallet(tx, intent.guest_id);
    if (currency === intent.currency) return intent;
    // The bonus is the same part of what is paid; what is paid is credited whole.
    const bonus = Math.round((intent.pay_amount * intent.bonus_amount) / intent.credit_amount);
    const of = (amount: number) =>
      money.creditOf({ value: amount, currency: intent.pay_currency }, currency);
    const moved = {
      currency,
      credit_amount: of(intent.pay_amount),
      bonus_amount: of(bonus),
    };
    await recast(tx, intent.id, moved);
    return { ...intent, ...moved };
  }

  async function credit(tx: AnyTransaction, intent: IntentRow): Promise<void> {
    const line = { guestId: intent.guest_id, currency: intent.currency, reference: intent.id };
    const args = { paid: intent.pay_amount, paidCurrency: intent.pay_currency };
    if (intent.bonus_amount > 0) {
      await money.credit(tx, {
        ...line,
        amount: intent.bonus_amount,
        kind: 'bonus',
        text: { key: 'statement.topupBonus', args },
        transferKey: `topup-bonus:${intent.id}`,
      });
    }
    await money.credit(tx, {
      ...line,
      amount: intent.credit_amount,
      kind: 'topup',
      text: { args, ...(intent.kind === 'automatic' && { key: 'statement.recharge' }) },
      transferKey: `topup:${intent.id}`,
    });
    await money.markPaying(tx, intent.guest_id);
    await deps.onPaid(tx, intent);
  }

  /** A pause holds also what was begun before it; limits let in what the provider has taken. */
  async function isPaused(tx: AnyTransaction, guestId: string): Promise<boolean> {
    const rule = (await money.roomOf(tx, [guestId], 'payIn')).get(guestId)?.rule;
    return rule === 'coolOff' || rule === 'exclusion';
  }

  async function book(
    tx: AnyTransaction,
    intent: IntentRow,
    { providerReference, means }: Pick<PaidNotice, 'providerReference' | 'means'>,
  ): Promise<boolean> {
    const at = new Date(clock.now());
    if (await deps.giveBack.has(tx, intent.id)) return false;
    await money.lockWallet(tx, intent.guest_id);
    const { guest_id: guestId } = intent;
    if (means !== undefined)
      await deps.domainEvents.emit(tx, 'paymentMeansIdentified', { guestId, means });
    if (await isPaused(tx, intent.guest_id)) {
      await settleIntent(tx, intent.id, { status: 'failed', at, providerReference }).catch(
        refuseKnownReference,
      );
      await deps.giveBack.begin(tx, intent, providerReference);
      await deps.onMoved(tx, intent, 'failed');
      return false;
    }
    await settleIntent(tx, intent.id, { status: 'paid', at, providerReference }).catch(
      refuseKnownReference,
    );
    const booked = await inWallet(tx, intent);
    await credit(tx, booked);
    await deps.onMoved(tx, booked, 'paid');
    return true;
  }

  async function close(
    tx: AnyTransaction,
    intent: IntentRow,
    status: 'failed' | 'expired',
  ): Promise<void> {
    const at = new Date(clock.now());
    await settleIntent(tx, intent.id, { status, at, providerReference: null });
    await deps.onMoved(tx, intent, status);
  }

  async function hold(tx: AnyTransaction, intent: IntentRow): Promise<void> {
    const now = clock.now();
    // With the wallet locked: whoever begins another payment meanwhile counts this one.
    const held = await inWallet(tx, intent);
    await holdIntent(tx, intent.id, { since: new Date(now), askAt: nextAskAt(now, 0) });
    await deps.onMoved(tx, held, 'pending');
  }

  return {
    async paid(notice, given) {
      if (!signature.isGenuine(signature.ofPaid(notice), given))
        throw new OperationError('FORBIDDEN');
      await database.transaction(async (tx) => {
        const intent = await locked(tx, notice.intentId);
        if (notice.amount !== intent.pay_amount || notice.currency !== intent.pay_currency)
          throw new OperationError('AMOUNT_NOT_OFFERED');
        if (settlementOf(intent.status, 'paid') === 'nothing') return;
        await book(tx, intent, notice);
      });
    },
    async left(notice, given) {
      if (!signature.isGenuine(signature.ofLeft(notice), given))
        throw new OperationError('FORBIDDEN');
      await database.transaction(async (tx) => {
        const intent = await locked(tx, notice.intentId);
        const report = notice.reason === 'pending' ? 'pending' : 'left';
        const settlement = settlementOf(intent.status, report);
        if (settlement === 'wait') await hold(tx, intent);
        if (settlement === 'close') await close(tx, intent, 'failed');
      });
    },
    async stored(intentId, outcome, notify) {
      await database.transaction(async (tx) => {
        const intent = await locked(tx, intentId);
        if (settlementOf(intent.status, noticeOf[outcome.kind]) === 'nothing') return;
        const isBooked = outcome.kind === 'paid' && (await book(tx, intent, outcome));
        if (outcome.kind !== 'paid') await close(tx, intent, 'failed');
        await notify(tx, isBooked);
      });
    },
    async asked(intentId, outcome) {
      await database.transaction(async (tx) => {
        const intent = await locked(tx, intentId);
        // It was settled while the provider was asked.
        if (intent.status !== 'pending' || !intent.pending_since) return;
        if (outcome.kind === 'paid') await book(tx, intent, outcome);
        else if (outcome.kind === 'declined') await close(tx, intent, 'failed');
        else if (isGivenUp(intent.pending_since, clock.now())) await close(tx, intent, 'expired');
      });
    },
  };
}

import type { Clock } from '@vx/kernel';
import { violatedConstraint } from '../../platform/database/index.ts';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { MoneyApi } from '../money/index.ts';
import { settlementOf } from './intent.rules.ts';
import { lockIntent, settleIntent, type IntentRow } from './payment.repository.ts';
import type { StoredOutcome } from './provider.ts';
import type { LeftNotice, PaidNotice, ProviderSignature } from './provider-signature.ts';
import type { PaymentTables } from './tables.ts';

export interface SettlePaymentDeps {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'credit' | 'markPaying'>;
  readonly signature: ProviderSignature;
  /** Runs in the booking transaction: receipts. */
  readonly onPaid: (tx: AnyTransaction, intent: IntentRow) => Promise<void>;
}

/** What the payment provider calls. Each may arrive late, often and in parallel; the effect is one. */
export interface SettlePayment {
  paid(notice: PaidNotice, signature: string): Promise<void>;
  left(notice: LeftNotice, signature: string): Promise<void>;
  /**
   * What the provider answered at once for a stored means of payment. `tell` runs in the settling
   * transaction, once; what was settled before stays as it is.
   */
  stored(
    intentId: string,
    outcome: StoredOutcome,
    tell: (tx: AnyTransaction) => Promise<void>,
  ): Promise<void>;
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

export function createSettlePayment(deps: SettlePaymentDeps): SettlePayment {
  const { database, clock, money, signature } = deps;

  async function book(tx: AnyTransaction, intent: IntentRow): Promise<void> {
    const line = { guestId: intent.guest_id, currency: intent.currency, reference: intent.id };
    const args = { coins: intent.coins, bonus: intent.bonus, euroCents: intent.euro_cents };
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

  return {
    async paid(notice, given) {
      if (!signature.isGenuine(signature.ofPaid(notice), given))
        throw new OperationError('FORBIDDEN');
      await database.transaction(async (tx) => {
        const intent = await locked(tx, notice.intentId);
        if (notice.amountEurCents !== intent.euro_cents)
          throw new OperationError('AMOUNT_NOT_OFFERED');
        if (settlementOf(intent.status, 'paid') === 'nothing') return;
        const settled = {
          status: 'paid',
          at: new Date(clock.now()),
          providerReference: notice.providerReference,
        } as const;
        await settleIntent(tx, intent.id, settled).catch(refuseKnownReference);
        await book(tx, intent);
      });
    },
    async stored(intentId, outcome, tell) {
      await database.transaction(async (tx) => {
        const intent = await locked(tx, intentId);
        const report = outcome.kind === 'paid' ? 'paid' : 'left';
        if (settlementOf(intent.status, report) === 'nothing') return;
        const at = new Date(clock.now());
        if (outcome.kind === 'paid') {
          const { providerReference } = outcome;
          await settleIntent(tx, intent.id, { status: 'paid', at, providerReference }).catch(
            refuseKnownReference,
          );
          await book(tx, intent);
        } else {
          await settleIntent(tx, intent.id, { status: 'failed', at, providerReference: null });
        }
        await tell(tx);
      });
    },
    async left(notice, given) {
      if (!signature.isGenuine(signature.ofLeft(notice), given))
        throw new OperationError('FORBIDDEN');
      await database.transaction(async (tx) => {
        const intent = await locked(tx, notice.intentId);
        if (settlementOf(intent.status, 'left') === 'nothing') return;
        await settleIntent(tx, intent.id, {
          status: 'failed',
          at: new Date(clock.now()),
          providerReference: null,
        });
      });
    },
  };
}

import type { Clock } from '@vx/kernel';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import type { IntentRow } from './payment.repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { ContactOf } from './send-receipt.ts';
import type { PaymentTables } from './tables.ts';

const REFUND_JOB = 'payment.refund';

/** Payments that arrive while the guest has paused spending: they go back the way they came. */
export interface GiveBack {
  /** Writes that a payment goes back, and tells the guest by mail; once for a payment. */
  begin(tx: AnyTransaction, intent: IntentRow, providerReference: string): Promise<void>;
  /** Whether a payment went back, or will. */
  has(tx: AnyTransaction, intentId: string): Promise<boolean>;
  /** Has the provider give it back, as often as it takes. */
  readonly job: JobDefinition;
}

/** Nothing of such a payment ever enters the ledger: there is nothing to take out of it again. */
export function createGiveBack(deps: {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly money: Pick<MoneyApi, 'display'>;
  readonly contactOf: ContactOf;
  readonly provider: PaymentProvider | null;
}): GiveBack {
  const { database, clock, jobs, mailer, money, provider } = deps;
  const asPaymentTables = (tx: AnyTransaction): Database<PaymentTables>['read'] =>
    tx as unknown as Database<PaymentTables>['read'];
  return {
    async begin(tx, intent, providerReference) {
      const { id, guest_id, pay_amount: amount, pay_currency: currency, language } = intent;
      const written = await asPaymentTables(tx)
        .insertInto('payment_refunds')
        .values({
          intent_id: id,
          guest_id,
          amount,
          currency,
          provider_reference: providerReference,
          state: 'due',
          created_at: new Date(clock.now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('intent_id')
        .executeTakeFirst();
      if (!written) return;
      await jobs.enqueue(tx, REFUND_JOB, { intentId: id });
      const contact = await deps.contactOf(guest_id, tx);
      if (!contact) return;
      const price = money.display({ value: amount, currency }, language).formatted;
      await mailer.send(tx, {
        to: contact.email,
        template: 'paymentReturned',
        args: { name: contact.name, price },
        language,
      });
    },
    async has(tx, intentId) {
      const row = await asPaymentTables(tx)
        .selectFrom('payment_refunds')
        .select('intent_id')
        .where('intent_id', '=', intentId)
        .executeTakeFirst();
      return row !== undefined;
    },
    job: {
      name: REFUND_JOB,
      async run(payload) {
        const { intentId } = payload as { readonly intentId: string };
        const row = await database.read
          .selectFrom('payment_refunds')
          .selectAll()
          .where('intent_id', '=', intentId)
          .executeTakeFirst();
        if (row?.state !== 'due') return;
        // Failed jobs are in the log and stay in the database: an operator gives it back by hand.
        if (!provider?.refund) throw new OperationError('UNAVAILABLE');
        const { amount, currency, provider_reference: providerReference } = row;
        const given = await provider.refund({ intentId, providerReference, amount, currency });
        await database.read
          .updateTable('payment_refunds')
          .set({
            state: 'done',
            refund_reference: given.providerReference,
            done_at: new Date(clock.now()),
          })
          .where('intent_id', '=', intentId)
          .where('state', '=', 'due')
          .execute();
      },
    },
  };
}

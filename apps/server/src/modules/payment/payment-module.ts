import { randomBytes } from 'node:crypto';
import { takeCallback } from '../../platform/refused-callback.ts';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { MoneyApi } from '../money/index.ts';
import { createAskProvider } from './ask-provider.ts';
import { createGiveBack } from './give-back.ts';
import { getPending } from './get-pending.ts';
import { getTopup } from './get-topup.ts';
import { getTopupOptions } from './get-topup-options.ts';
import { paymentMigrations } from './migrations.ts';
import { canOneClick, chargeOneClick } from './one-click.ts';
import { bringsOf } from './payment-view.ts';
import { expireIntents, type IntentRow } from './payment.repository.ts';
import { createProviderSignature } from './provider-signature.ts';
import { sandboxProvider, type PaymentProvider } from './provider.ts';
import { mountOpenPage } from './open-page.ts';
import { mountPayPage } from './sandbox/mount-pay-page.ts';
import {
  getAutoRecharge,
  setAutoRecharge,
  stopAutoRecharge,
  storeTeaserState,
  tapRecharge,
} from './recharge-settings.ts';
import { stopRecharge } from './recharge.repository.ts';
import { createRunRecharge } from './run-recharge.ts';
import { createSendReceipt, type ContactOf } from './send-receipt.ts';
import { createSettlePayment } from './settle-payment.ts';
import { startTopup } from './start-topup.ts';
import { createSendFeedback } from './send-feedback.ts';
import type { PaymentTables } from './tables.ts';

export type PaymentPlatform = Pick<
  Platform,
  | 'config'
  | 'database'
  | 'clock'
  | 'random'
  | 'once'
  | 'jobs'
  | 'logger'
  | 'mailer'
  | 'domainEvents'
  | 'guestEvents'
  | 'guestFrames'
  | 'securityLog'
>;

export interface PaymentOptions {
  readonly money: MoneyApi;
  /** Who takes payments. Default: the sandbox's page where the sandbox is on, else nobody. */
  readonly provider?: PaymentProvider;
  /** The secret shared with the provider. The sandbox needs none: it lives in the same process. */
  readonly providerSecret?: string;
  /** Where receipts are mailed to. Without it none is sent. */
  readonly contactOf?: ContactOf;
}

export interface PaymentModule extends ServerModule {
  readonly on: DomainEventHandlers<'guestExcluded'>;
}

/** Top-ups: options, intents, the hosted page of the sandbox, the provider's signed reports. */
export function createPaymentModule(
  platform: PaymentPlatform,
  options: PaymentOptions,
): PaymentModule {
  const { clock, random, once, config } = platform;
  const { money } = options;
  const database = platform.database.as<PaymentTables>();
  const provider = options.provider ?? (config.sandbox ? sandboxProvider : null);
  const signature = createProviderSignature(
    options.providerSecret ?? randomBytes(32).toString('hex'),
  );
  const { contactOf = () => Promise.resolve(null) } = options;
  const { domainEvents, guestEvents, guestFrames } = platform;
  const sendReceipt = createSendReceipt({ mailer: platform.mailer, money, contactOf });
  const onPaid = async (tx: AnyTransaction, intent: IntentRow): Promise<void> => {
    await sendReceipt(tx, intent);
    await domainEvents.emit(tx, 'paymentBooked', {
      guestId: intent.guest_id,
      intentId: intent.id,
      paid: { value: intent.pay_amount, currency: intent.pay_currency },
      brings: bringsOf(intent),
      wasWaitedFor: intent.status === 'pending',
    });
    await recharges.paid(tx, intent);
  };
  const onMoved = createSendFeedback({ domainEvents, guestEvents, money });
  const giveBack = createGiveBack({
    database,
    clock,
    jobs: platform.jobs,
    mailer: platform.mailer,
    money,
    contactOf,
    provider,
  });
  const settle = createSettlePayment({
    database,
    clock,
    money,
    signature,
    giveBack,
    domainEvents,
    onPaid,
    onMoved,
  });
  const stored = {
    database,
    once,
    clock,
    random,
    money,
    provider,
    settle,
    guestEvents,
    guestFrames,
  };
  const recharges = createRunRecharge({ ...stored, domainEvents });
  const asking = createAskProvider({ database, clock, jobs: platform.jobs, provider, settle });
  const settings = { database, clock, jobs: platform.jobs, money, provider };

  return {
    name: 'payment',
    on: { guestExcluded: (tx, { guestId }) => stopRecharge(tx, guestId, 'SPENDING_PAUSED') },
    personal: {
      rows: [
        {
          table: 'payment_intents',
          columns: [
            'pay_amount',
            'pay_currency',
            'credit_amount',
            'bonus_amount',
            'currency',
            'status',
            'created_at',
            'settled_at',
          ],
          afterwards: 'kept',
        },
        {
          table: 'payment_refunds',
          columns: ['amount', 'currency', 'state', 'created_at', 'done_at'],
          afterwards: 'kept',
        },
        { table: 'automatic_recharges', columns: ['state', 'created_at'], afterwards: 'removed' },
        {
          table: 'payment_settings',
          columns: ['auto_recharge_amount', 'threshold', 'maximum', 'stopped_by', 'teaser'],
          afterwards: 'removed',
        },
      ],
      async running(guestId) {
        const open = await database.read
          .selectFrom('payment_intents')
          .select('id')
          .where('guest_id', '=', guestId)
          .where(({ eb, and, or }) =>
            or([
              eb('status', '=', 'pending'),
              and([eb('status', '=', 'open'), eb('expires_at', '>', new Date(clock.now()))]),
            ]),
          )
          .limit(1)
          .execute();
        return open.map(() => ({ kind: 'payment' as const, name: '' }));
      },
    },
    migrations: paymentMigrations,
    rest: {
      'GET /payment/topupOptions': getTopupOptions({ database, money }),
      'POST /payment/topup': startTopup({ database, once, clock, random, money, provider }),
      'GET /payment/topup/{intentId}': getTopup({ database, clock, money }),
      'GET /payment/pending': getPending({ database, money }),
      'GET /guest/autoRecharge': getAutoRecharge(settings),
      'POST /guest/autoRecharge': setAutoRecharge(settings),
      'POST /guest/autoRecharge/off': stopAutoRecharge(settings),
      'POST /guest/autoRecharge/tap': tapRecharge(settings),
      'POST /guest/autoRechargeTeaserState': storeTeaserState(settings),
      'POST /vxpay/onsuccess': async ({ body: { signature: given, ...notice }, caller }) => {
        await takeCallback(platform, 'payment', caller, () => settle.paid(notice, given));
        return { success: true };
      },
      'POST /vxpay/logout': async ({ body: { signature: given, ...notice }, caller }) => {
        await takeCallback(platform, 'payment', caller, () => settle.left(notice, given));
        return { success: true };
      },
    },
    socket: { canOneClick: canOneClick(stored), chargeOneClick: chargeOneClick(stored) },
    jobs: [recharges.job, asking.job, giveBack.job],
    recurring: [
      {
        name: 'payment-expire-intents',
        everyMs: 30_000,
        where: 'one-node',
        async run() {
          await expireIntents(database.read, new Date(clock.now()));
          await recharges.tidy();
        },
      },
      {
        name: 'payment-ask-provider',
        everyMs: 30_000,
        where: 'one-node',
        run: () => asking.enqueueDue(),
      },
    ],
    http: (app, { identify }) => {
      if (provider)
        mountOpenPage(app, { database, clock, logger: platform.logger, identify, provider });
      if (config.sandbox) mountPayPage(app, { database, clock, random, money, settle, signature });
    },
  };
}

import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import { OperationError, type ErrorCode } from '../../platform/errors.ts';
import type { GuestEvents } from '../../platform/events.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import type { RechargeReport } from '@vx/contract/enums';
import {
  ASKED_MS,
  berlinMonthAt,
  decideRecharge,
  topupOptions,
  WAITS_MS,
} from '@vx/money-core/rules';
import { createIntent, type CreateIntentDeps } from './create-intent.ts';
import { findIntent, type IntentRow } from './payment.repository.ts';
import { offerView, paymentView, type PaymentView } from './payment-view.ts';
import type { PaymentProvider } from './provider.ts';
import {
  dropUnanswered,
  findAbandoned,
  findRecharge,
  findRechargeOf,
  findSettings,
  findUsed,
  moveRecharge,
  stopRecharge,
  type RechargeRow,
  type SettingsRow,
} from './recharge.repository.ts';
import { RECHARGE_JOB, type RechargeOrder } from './recharge-watch.ts';
import type { SettlePayment } from './settle-payment.ts';
import type { PaymentTables } from './tables.ts';

export interface RunRechargeDeps extends CreateIntentDeps {
  readonly database: Database<PaymentTables>;
  readonly guestEvents: GuestEvents;
  readonly money: CreateIntentDeps['money'] & Pick<MoneyApi, 'balanceOf' | 'display'>;
  readonly provider: PaymentProvider | null;
  readonly settle: Pick<SettlePayment, 'stored'>;
  readonly domainEvents: DomainEventEmitter;
}

export interface RunRecharge {
  readonly job: JobDefinition;
  /** The intent of a recharge was paid, whoever reported it. In the booking transaction. */
  paid(tx: AnyTransaction, intent: IntentRow): Promise<void>;
  /** Ends what nobody answered: taps that never came, a provider that never said how it ended. */
  tidy(): Promise<void>;
}

/** What each recharge of these settings brings. */
export const offerOfSettings = (settings: Pick<SettingsRow, 'auto_recharge_amount'>) =>
  topupOptions.find(({ amount }) => amount === settings.auto_recharge_amount) ?? null;

/**
 * Carries recharges through, however often and wherever the job is run: a row moves from state to state
 * once, the provider charges an intent once, and the intent is booked once.
 */
export function createRunRecharge(deps: RunRechargeDeps): RunRecharge {
  const { clock, database, guestEvents, money, provider, settle } = deps;

  async function notify(
    tx: AnyTransaction,
    recharge: Pick<RechargeRow, 'id' | 'guest_id'>,
    message: {
      readonly report: RechargeReport;
      readonly code: ErrorCode | null;
      readonly payment: Pick<PaymentView, 'brings' | 'price'>;
    },
  ): Promise<void> {
    const { report, code, payment } = message;
    const { brings, price } = payment;
    const { id: rechargeId, guest_id: guestId } = recharge;
    const payload = { rechargeId, report, code, brings, price };
    await guestEvents.append(tx, guestId, 'automaticRecharge', payload);
    if (report === 'paid') return;
    await deps.domainEvents.emit(tx, 'rechargeInterrupted', {
      guestId,
      rechargeId,
      report,
      brings,
      price: price.formatted,
    });
  }

  /** Decides about what is due, with the wallet locked. Answers the intent to charge. */
  async function begin(tx: AnyTransaction, recharge: RechargeRow): Promise<string | null> {
    const { id, guest_id: guestId, tapped } = recharge;
    const wallet = await money.lockWallet(tx, guestId);
    const settings = await findSettings(tx, guestId);
    const offer = settings && !settings.stopped_by ? offerOfSettings(settings) : null;
    const now = clock.now();
    const spent = await findUsed(tx, guestId, new Date(berlinMonthAt(now).from));
    const decision = decideRecharge(
      {
        settings: offer && {
          amount: offer.amount,
          threshold: settings?.threshold ?? 0,
          maximum: settings?.maximum ?? 0,
        },
        balance: wallet.balance,
        ...spent,
        tapped,
      },
      now,
    );
    const move = (set: Parameters<typeof moveRecharge>[3]) => moveRecharge(tx, id, 'due', set);
    if (decision === 'drop' || !offer || !settings) {
      await move({ state: 'dropped' });
      return null;
    }
    const { language } = settings;
    const payment = offerView(money, offer, wallet.currency, language);
    const refuse = async (code: ErrorCode): Promise<null> => {
      if (await move({ state: 'refused', code }))
        await notify(tx, recharge, { report: 'refused', code, payment });
      return null;
    };
    if (decision === 'refuse') return await refuse('RECHARGE_MAXIMUM_REACHED');
    if (!provider?.chargeStored || !wallet.isPayingCustomer)
      return await refuse('NO_STORED_PAYMENT');
    if (decision === 'wait') {
      if (await move({ state: 'waiting', waits_until: new Date(now + WAITS_MS) }))
        await notify(tx, recharge, { report: 'waiting', code: null, payment });
      return null;
    }
    try {
      const intentId = await createIntent(deps, tx, {
        kind: 'automatic',
        guestId,
        offer,
        returnPath: '/',
        language,
        lifetimeMs: ASKED_MS,
      });
      await move({ state: 'asked', intent_id: intentId });
      return intentId;
    } catch (error) {
      // The guest's own limits and pauses: nothing was written yet.
      if (error instanceof OperationError) return await refuse(error.code);
      throw error;
    }
  }

  /**
   * The provider said no, or nothing at all: it stops until the guest turns it on again, so that no bank
   * is asked anew and anew.
   */
  async function failed(tx: AnyTransaction, intent: IntentRow, code: ErrorCode): Promise<void> {
    const recharge = await findRechargeOf(tx, intent.id);
    if (!recharge || !(await moveRecharge(tx, recharge.id, 'asked', { state: 'refused', code })))
      return;
    await stopRecharge(tx, recharge.guest_id, code);
    const payment = paymentView(money, intent, intent.language);
    await notify(tx, recharge, { report: 'refused', code, payment });
  }

  /** The intent that the provider is to charge; `null` where there is nothing to do. */
  async function intentOf(rechargeId: string): Promise<IntentRow | null> {
    const intentId = await database.transaction(async (tx) => {
      const known = await findRecharge(tx, rechargeId);
      if (!known) return null;
      // The wallet first, as everywhere; what was read before it was locked may be old.
      await money.lockWallet(tx, known.guest_id);
      const recharge = await findRecharge(tx, rechargeId);
      if (recharge?.state === 'asked') return recharge.intent_id;
      return recharge?.state === 'due' ? await begin(tx, recharge) : null;
    });
    return intentId === null ? null : await findIntent(database.read, intentId);
  }

  return {
    job: {
      name: RECHARGE_JOB,
      async run(payload) {
        const intent = await intentOf((payload as RechargeOrder).rechargeId);
        if (intent?.status !== 'open' || !provider?.chargeStored) return;
        const {
          id: intentId,
          guest_id: guestId,
          pay_amount: amount,
          pay_currency: currency,
        } = intent;
        const outcome = await provider.chargeStored({ intentId, guestId, amount, currency });
        await settle.stored(intentId, outcome, async (tx) => {
          if (outcome.kind === 'declined') await failed(tx, intent, 'PAYMENT_DECLINED');
        });
      },
    },
    async paid(tx, intent) {
      const recharge = await findRechargeOf(tx, intent.id);
      if (!recharge || recharge.state === 'paid') return;
      await moveRecharge(tx, recharge.id, recharge.state, { state: 'paid' });
      const payment = paymentView(money, intent, intent.language);
      await notify(tx, recharge, { report: 'paid', code: null, payment });
    },
    async tidy() {
      await dropUnanswered(database.read, new Date(clock.now()));
      for (const id of await findAbandoned(database.read)) {
        await database.transaction(async (tx) => {
          const recharge = await findRecharge(tx, id);
          if (!recharge) return;
          await money.lockWallet(tx, recharge.guest_id);
          const intent = await findIntent(tx, recharge.intent_id ?? '');
          if (!intent || intent.status === 'paid') return;
          const isDeclined = intent.status === 'failed';
          await failed(tx, intent, isDeclined ? 'PAYMENT_DECLINED' : 'UNAVAILABLE');
        });
      }
    },
  };
}

import type { Voucher } from '@vx/contract';
import { creditOf } from '@vx/money-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { Caller, ServerModule } from '../../platform/module.ts';
import { createSlowDown } from '../accounts/index.ts';
import { mailboxOf } from '../quotas/index.ts';
import { bonusCodeService } from './bonus-code-service.ts';
import type { BenefitsDeps, BenefitsOptions, BenefitsPlatform } from './benefits-deps.ts';
import { effectOf } from './benefits.rules.ts';
import { takeMinutes, type MinutesUse } from './chat-minutes.ts';
import { addBenefits } from './benefits.graphql.ts';
import { freeCoinsOf, type FreeCoins } from './free-coins.ts';
import { endSubscription, grant, sendVouchers, type Granted, type GrantRequest } from './grant.ts';
import { takeGift, type GiftUse } from './gift-vouchers.ts';
import { messagesOf, returnMessage, takeMessage, type MessageUse } from './message-vouchers.ts';
import { benefitsMigrations } from './migrations.ts';
import { promoHasGuestNotRedeemed } from './promo.ts';
import { redeemBonus, settleTopUp } from './redeem-bonus.ts';
import { mountCodesPage } from './sandbox/mount-codes-page.ts';
import { seedCodes, seedDemoGuest } from './seed.ts';
import type { BenefitsTables } from './tables.ts';
import { payWithVoucher, useVoucher, type VoucherUse } from './use-voucher.ts';
import { createWelcome, knowNobody } from './welcome.ts';
import { countMinutes, findVouchers, voucherOf } from './vouchers.repository.ts';

/** Codes and vouchers as other modules use them; what writes takes the caller's transaction. */
export interface BenefitsApi {
  /** The one door through which something is given. `null`: its key was used before. */
  grant(tx: AnyTransaction, request: GrantRequest): Promise<Granted | null>;
  /**
   * Pays with a voucher instead of a charge; the caller holds the lock of the wallet.
   * @throws OperationError VOUCHER_UNUSABLE, NOT_FOUND
   */
  pay(tx: AnyTransaction, use: VoucherUse): Promise<void>;
  /** Minutes of a chat with a performer that vouchers pay for now. */
  minutesOf(db: AnyDatabase['read'], guestId: string, actorId: number): Promise<number>;
  /** Takes minutes of a chat from vouchers; answers how many. The caller holds the wallet's lock. */
  takeMinutes(tx: AnyTransaction, use: MinutesUse): Promise<number>;
  /** Messages to each of these performers that vouchers of the guest pay for now; who is missing has none. */
  messagesOf(
    db: AnyDatabase['read'],
    guestId: string,
    actorIds: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
  /**
   * Takes a message from a voucher; answers whether there was one. The caller holds the wallet's lock.
   * @throws OperationError SPENDING_PAUSED
   */
  takeMessage(tx: AnyTransaction, use: MessageUse): Promise<boolean>;
  /**
   * Takes a gift from a voucher; answers how many are left, `null` where there was none. The caller holds the
   * wallet's lock.
   * @throws OperationError SPENDING_PAUSED
   */
  takeGift(tx: AnyTransaction, use: GiftUse): Promise<number | null>;
  /** Gives back to its voucher a message that was taken back; answers whether one had paid for it. Once. */
  returnMessage(tx: AnyTransaction, use: Omit<MessageUse, 'actorId'>): Promise<boolean>;
  /** Coins that a caller may have now without paying; `null`: none. */
  freeCoinsOf(
    db: AnyDatabase['read'],
    caller: Pick<Caller, 'guestId' | 'ip' | 'deviceId'>,
  ): Promise<FreeCoins | null>;
  /** Vouchers of a guest with something left, the one that ends first before. */
  vouchersOf(guestId: string): Promise<readonly Voucher[]>;
}

export interface BenefitsModule extends ServerModule {
  readonly api: BenefitsApi;
  readonly on: DomainEventHandlers<
    'demoGuestCreated' | 'deviceUsed' | 'emailConfirmed' | 'phoneConfirmed' | 'paymentBooked'
  >;
}

/** Bonus codes, promotions, vouchers and the benefits page. */
export function createBenefitsModule(
  platform: BenefitsPlatform,
  options: BenefitsOptions,
): BenefitsModule {
  const { config, clock, random, jobs, once, guestEvents } = platform;
  const { database } = platform;
  const { production } = config;
  const welcome = createWelcome({
    ...(options.welcome ?? knowNobody),
    clock,
    database,
    production,
  });
  const deps: BenefitsDeps = {
    config,
    clock,
    random,
    jobs,
    once,
    guestEvents,
    ...options,
    welcome,
    database: platform.database.as<BenefitsTables>(),
    slowDown: createSlowDown(platform),
  };
  return {
    name: 'benefits',
    api: {
      async grant(tx, request) {
        const granted = await grant(deps, tx, request);
        if (granted && effectOf(granted.kind).kind === 'voucher')
          await sendVouchers(deps, tx, request.guestId);
        return granted;
      },
      pay: (tx, use) => payWithVoucher(deps, tx, use),
      minutesOf: (db, guestId, actorId) =>
        countMinutes(db, guestId, actorId, new Date(clock.now())),
      takeMinutes: (tx, use) => takeMinutes(deps, tx, use),
      messagesOf: (db, guestId, actorIds) => messagesOf(deps, db, guestId, actorIds),
      takeMessage: (tx, use) => takeMessage(deps, tx, use),
      takeGift: (tx, use) => takeGift(deps, tx, use),
      returnMessage: (tx, use) => returnMessage(deps, tx, use),
      freeCoinsOf: (db, caller) => freeCoinsOf(deps, db, caller),
      async vouchersOf(guestId) {
        const rows = await findVouchers(deps.database.read, guestId, new Date(clock.now()));
        return rows.map(voucherOf);
      },
    },
    on: {
      demoGuestCreated: (tx, { guestId }) => seedDemoGuest(deps, tx, guestId),
      deviceUsed: (tx, { guestId, deviceId: value }) =>
        welcome.note(tx, guestId, { kind: 'device', value }),
      emailConfirmed: (tx, { guestId, email }) =>
        welcome.note(tx, guestId, { kind: 'confirmedMailbox', value: mailboxOf(email) }),
      phoneConfirmed: (tx, { guestId, e164: value }) =>
        welcome.note(tx, guestId, { kind: 'phone', value }),
      paymentBooked: (tx, { guestId, intentId, paid }) =>
        settleTopUp(deps, tx, { guestId, intentId, euroCents: creditOf(paid, 'EUR') }),
    },
    personal: {
      rows: [
        {
          table: 'voucher_uses',
          columns: ['kind', 'reference', 'units', 'created_at'],
          afterwards: 'removed',
        },
        {
          table: 'vouchers',
          columns: ['type', 'granted', 'amount', 'valid_from', 'valid_to', 'code'],
          afterwards: 'removed',
        },
        // What was given is given once, for ever: a code that was used stays used.
        {
          table: 'benefit_grants',
          columns: ['origin', 'reference', 'kind', 'amount', 'valid_to', 'created_at'],
          afterwards: 'kept',
        },
        {
          table: 'code_redemptions',
          columns: ['code', 'state', 'created_at'],
          afterwards: 'kept',
        },
      ],
    },
    migrations: benefitsMigrations,
    rest: {
      'POST /guest/redeemBonus': redeemBonus(deps),
      'POST /bonuscode/service': bonusCodeService(deps),
      'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}': promoHasGuestNotRedeemed(deps),
      'POST /guest/vouchers/{voucherId}/use': useVoucher(deps),
    },
    vxql: (builder) => addBenefits(builder, deps),
    jobs: [endSubscription(deps)],
    recurring: [
      {
        name: 'benefits-forget-welcomes',
        everyMs: 3_600_000,
        where: 'one-node',
        run: () => welcome.sweep(),
      },
    ],
    seed: () => seedCodes(deps),
    http: (app) => {
      if (config.sandbox) mountCodesPage(app, deps);
    },
  };
}

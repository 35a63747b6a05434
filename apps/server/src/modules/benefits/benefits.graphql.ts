import { benefitsOf } from '@vx/rewards-core/rules';
import type { Voucher } from '@vx/contract';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import type { Benefit, Tier } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import type { CodeRow } from './codes.repository.ts';
import { lookAtCode, remainingCodes, type CodeLook, type ShownCode } from './look-at-codes.ts';
import { findVouchers, voucherOf } from './vouchers.repository.ts';

/** [GQ-canRedeem] [GQ-remainingBonusCodes] [GQ-guestVouchers] [GQ-guestBenefits] */
export function addBenefits(builder: SchemaBuilder, deps: BenefitsDeps): void {
  addCodes(builder, deps);
  addVouchers(builder, deps);
}

function addCodes(builder: SchemaBuilder, deps: BenefitsDeps): void {
  const tier = builder.objectRef<Tier>('BenefitTier');
  tier.implement({
    description: 'A tier: from so many whole euros of a top-up on, so much.',
    fields: (t) => ({ from: t.exposeInt('from'), amount: t.exposeInt('amount') }),
  });
  const benefit = builder.objectRef<Benefit>('Benefit');
  benefit.implement({
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'See EN-benefitKinds.' }),
      staggering: t.field({ type: [tier], resolve: ({ staggering }) => [...staggering] }),
    }),
  });
  const conditions = builder.objectRef<CodeRow>('BonusCodeConditions');
  conditions.implement({
    fields: (t) => ({
      requireMobileAuth: t.exposeBoolean('require_mobile_auth'),
      vip: t.exposeBoolean('vip'),
    }),
  });
  const config = builder.objectRef<CodeRow>('BonusCodeConfig');
  config.implement({
    fields: (t) => ({
      containsTopUpBenefit: t.exposeBoolean('contains_top_up_benefit'),
      validTo: t.string({ resolve: ({ valid_to }) => valid_to.toISOString() }),
      conditions: t.field({ type: conditions, resolve: (code) => code }),
      benefits: t.field({ type: [benefit], resolve: ({ benefits }) => [...benefits] }),
    }),
  });
  const bonusCode = builder.objectRef<ShownCode>('BonusCode');
  bonusCode.implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      awaitsTopUp: t.exposeBoolean('awaitsTopUp', {
        description: 'Redeemed already: the next top-up chooses its tier.',
      }),
      config: t.field({ type: config, resolve: (code) => code }),
    }),
  });
  const canRedeem = builder.objectRef<CodeLook>('CanRedeem');
  canRedeem.implement({
    fields: (t) => ({
      canRedeem: t.boolean({ resolve: ({ missing }) => missing.length === 0 }),
      bonusCode: t.field({ type: bonusCode, nullable: true, resolve: ({ code }) => code }),
      missing: t.stringList({
        description: 'Codes of everything that hinders, in the order in which it is said.',
        resolve: ({ missing }) => [...missing],
      }),
    }),
  });

  builder.queryField('canRedeem', (t) =>
    t.field({
      type: canRedeem,
      description: 'What a code would bring the caller, and what hinders. Nothing is redeemed.',
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, args, { caller }) => lookAtCode(deps, caller, args.code),
    }),
  );
  builder.queryField('remainingBonusCodes', (t) =>
    t.field({
      type: [bonusCode],
      description: 'Codes that still bring the caller something: given, or waiting for a top-up.',
      resolve: async (_root, _args, { caller: { guestId } }) =>
        guestId === null ? [] : [...(await remainingCodes(deps, guestId))],
    }),
  );
}

function addVouchers(builder: SchemaBuilder, deps: BenefitsDeps): void {
  const voucher = builder.objectRef<Voucher>('Voucher');
  voucher.implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      guestId: t.exposeID('guestId'),
      type: t.exposeInt('type', { description: 'See EN-voucherTypes.' }),
      amount: t.exposeInt('amount', { description: 'What is left of it.' }),
      validFrom: t.exposeString('validFrom'),
      validTo: t.exposeString('validTo'),
      actors: t.idList({ resolve: ({ actors }) => [...actors] }),
      actorId: t.exposeID('actorId', { nullable: true }),
    }),
  });
  type Overview = ReturnType<typeof benefitsOf>;
  const count = builder.objectRef<Overview['voucher'][number]>('VoucherCount');
  count.implement({
    fields: (t) => ({
      type: t.exposeInt('type'),
      count: t.exposeInt('count', { description: 'Vouchers that can be used now.' }),
      amount: t.exposeInt('amount', { description: 'What is left of them together.' }),
    }),
  });
  const benefits = builder.objectRef<Overview>('GuestBenefits');
  benefits.implement({
    description: 'What the guest may have without paying. [RU-vouchers-benefits-fields]',
    fields: (t) => ({
      voucher: t.field({ type: [count], resolve: ({ voucher: all }) => [...all] }),
      spinwheelSpins: t.exposeInt('spinwheelSpins'),
      messengerGiftCount: t.exposeInt('messengerGiftCount'),
      freeMessagesCount: t.exposeInt('freeMessagesCount'),
      privateShowTickets: t.exposeInt('privateShowTickets'),
      chatShowTickets: t.exposeInt('chatShowTickets'),
    }),
  });
  const held = async (guestId: string | null): Promise<readonly Voucher[]> => {
    if (guestId === null) return [];
    const rows = await findVouchers(deps.database.read, guestId, new Date(deps.clock.now()));
    return rows.map(voucherOf);
  };
  builder.queryField('guestVouchers', (t) =>
    t.field({
      type: [voucher],
      description: 'Vouchers of the caller with something left, the one that ends first before.',
      resolve: async (_root, _args, { caller }) => [...(await held(caller.guestId))],
    }),
  );
  builder.queryField('guestBenefits', (t) =>
    t.field({
      type: benefits,
      resolve: async (_root, _args, { caller }) =>
        benefitsOf(await held(caller.guestId), deps.clock.now()),
    }),
  );
}

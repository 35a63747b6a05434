/** Pure rules of codes: what hinders a code, which tier it reaches, what a benefit becomes. */
import { voucherTypes, type BenefitKind, type VoucherType } from '@vx/contract/enums';
import { promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';
import type { ErrorCode } from '../../platform/errors.ts';

/** How long a voucher can be used where its code says nothing. */
export const VOUCHER_DAYS = 90;

/** What a tier brings from an amount of a top-up on. */
export interface Tier {
  /** Whole euros of the top-up. */
  readonly from: number;
  /** In the unit of the kind: coins, credits, euro cents, minutes, days, messages or pieces. */
  readonly amount: number;
}

/** ET-benefit, and what its vouchers are bound to. */
export interface Benefit {
  readonly kind: BenefitKind;
  readonly staggering: readonly Tier[];
  /** Default {@link VOUCHER_DAYS}. */
  readonly validDays?: number;
  /** Its vouchers pay for these performers alone. */
  readonly actors?: readonly number[];
}

/**
 * A code as it is kept: without blanks around or inside, in capital letters. Empty when nothing but
 * blanks was typed. [RU-bonus-redeem-non-empty]
 */
export const normalCode = (typed: string): string => typed.replaceAll(/\s/gu, '').toUpperCase();

/** What is asked for where no promotion is configured. [RU-bonus-default-promo-codes] */
export const isWelcomeBonus = (topCode: string | null): boolean =>
  topCode === promoCodeWelcomeBonusTile;

export type CodeRefusal = Extract<ErrorCode, `CODE_${string}`>;

/** All that decides whether a guest may redeem a code. */
export interface CodeFacts {
  readonly now: number;
  readonly validFrom: number;
  readonly validTo: number;
  /** Uses that are left; `null`: any number. */
  readonly left: number | null;
  /** The guest redeemed it, or another code of the same promotion. */
  readonly redeemed: boolean;
  /** A code of the welcome bonus: it pays at once, once a person. Every other waits for a contact. */
  readonly welcome: {
    /** The person was given it, as far as can be told. */
    readonly isGiven: boolean;
    /** Many from the same network were given it. */
    readonly isCrowded: boolean;
  } | null;
  /** An address or a number of the guest is confirmed. */
  readonly hasContact: boolean;
  readonly containsTopUpBenefit: boolean;
  /** Another code of the guest waits for a top-up. */
  readonly othersWait: boolean;
  readonly requireMobileAuth: boolean;
  readonly mobileAuth: boolean;
  readonly vip: boolean;
  readonly isVip: boolean;
}

const conditions: readonly (readonly [CodeRefusal, (facts: CodeFacts) => boolean])[] = [
  ['CODE_REDEEMED', (facts) => facts.redeemed],
  ['CODE_WELCOME_GIVEN', (facts) => !facts.redeemed && facts.welcome?.isGiven === true],
  ['CODE_NOT_YET', (facts) => facts.now < facts.validFrom],
  ['CODE_EXPIRED', (facts) => facts.now >= facts.validTo],
  ['CODE_USED_UP', (facts) => facts.left !== null && facts.left <= 0],
  // [RU-bonus-require-mobile-auth]
  [
    'CODE_NEEDS_PHONE',
    (facts) => (facts.requireMobileAuth || facts.welcome?.isCrowded === true) && !facts.mobileAuth,
  ],
  [
    'CODE_NEEDS_CONTACT',
    (facts) => facts.welcome === null && !facts.requireMobileAuth && !facts.hasContact,
  ],
  // [RU-bonus-require-vip]
  ['CODE_NEEDS_VIP', (facts) => facts.vip && !facts.isVip],
  ['CODE_WAITING', (facts) => facts.containsTopUpBenefit && facts.othersWait],
];

/** Everything that hinders a code, in the order in which it is said. */
export function missingOf(facts: CodeFacts): readonly CodeRefusal[] {
  return conditions.filter(([, applies]) => applies(facts)).map(([code]) => code);
}

/** The tier with the highest `from` that an amount reaches, or `null`. [RU-bonus-staggering] */
export function tierOf(staggering: readonly Tier[], euros: number): Tier | null {
  const reached = staggering.filter(({ from }) => from <= euros);
  return reached.toSorted((a, b) => b.from - a.from)[0] ?? null;
}

/** One thing that a guest gets. */
export interface Gift {
  readonly kind: BenefitKind | VoucherType;
  readonly amount: number;
  readonly validDays?: number | undefined;
  readonly actors?: readonly number[] | undefined;
  /** The code of a voucher for a code. */
  readonly code?: string | undefined;
}

/** What a code brings with a top-up of so many euros; without one, what each benefit begins with. */
export function giftsOf(benefits: readonly Benefit[], euros: number): readonly Gift[] {
  return benefits.flatMap(({ kind, staggering, validDays, actors }) => {
    const tier = tierOf(staggering, euros);
    return tier && tier.amount > 0 ? [{ kind, amount: tier.amount, validDays, actors }] : [];
  });
}

/** What becomes of a gift. */
export type Effect =
  | { readonly kind: 'money' }
  | { readonly kind: 'voucher'; readonly type: VoucherType }
  | { readonly kind: 'flag'; readonly flag: 'is_vip' | 'is_vx_select' }
  /** Kept as a row until the system that it belongs to asks for it. */
  | { readonly kind: 'kept' };

const voucher = (type: VoucherType): Effect => ({ kind: 'voucher', type });

const effects: Readonly<Record<BenefitKind, Effect>> = {
  'bonus money': { kind: 'money' },
  coins: { kind: 'money' },
  credits: voucher(voucherTypes.credits),
  'VIP subscription': { kind: 'flag', flag: 'is_vip' },
  'premium subscription': { kind: 'flag', flag: 'is_vx_select' },
  'video voucher': voucher(voucherTypes.video),
  'photo voucher': voucher(voucherTypes.photoAlbum),
  'free minutes': voucher(voucherTypes.videochat),
  'free messages': voucher(voucherTypes.messages),
  'media album': voucher(voucherTypes.photoAlbum),
  'actor subscription': { kind: 'kept' },
  'messenger gifts': voucher(voucherTypes.messengerGift),
  'live show': voucher(voucherTypes.liveShow),
};

/** A benefit of a code by its kind, or a voucher by its type. [EN-benefitKinds] [EN-voucherTypes] */
export const effectOf = (kind: Gift['kind']): Effect =>
  typeof kind === 'number' ? voucher(kind) : effects[kind];

/** When a gift ends; `null`: never. Subscriptions last as many days as their amount, after `from`. */
export function endOf(gift: Gift, effect: Effect, from: number): Date | null {
  switch (effect.kind) {
    case 'money':
      return null;
    case 'voucher':
      return new Date(from + (gift.validDays ?? VOUCHER_DAYS) * DAY_MS);
    case 'flag':
    case 'kept':
      return new Date(from + gift.amount * DAY_MS);
  }
}

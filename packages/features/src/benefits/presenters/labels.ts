import { priceOf } from '@vx/currency';
import type { CodeProblem } from '@vx/api-client';
import type { Voucher } from '@vx/contract';
import { voucherTypes, type BenefitKind, type VoucherType } from '@vx/contract/enums';
import { readErrorDetail } from '@vx/contract/errors';
import { errorText, type MessageId } from '@vx/i18n';
import { formatDay } from '../../texts/format-day.ts';
import type { PageFormats, Translate } from '../../texts/presenter-texts.ts';
import type { ShownBonusCode } from '../benefits.query.ts';

type Language = Parameters<typeof priceOf>[2];
type Kind = Extract<MessageId, `benefits.kind.${string}`>;

const kinds: Readonly<Record<Exclude<BenefitKind, 'bonus money' | 'coins'>, Kind>> = {
  credits: 'benefits.kind.credits',
  'VIP subscription': 'benefits.kind.vip',
  'premium subscription': 'benefits.kind.select',
  'video voucher': 'benefits.kind.video',
  'photo voucher': 'benefits.kind.photo',
  'free minutes': 'benefits.kind.minutes',
  'free messages': 'benefits.kind.messages',
  'media album': 'benefits.kind.photo',
  'actor subscription': 'benefits.kind.actor',
  'messenger gifts': 'benefits.kind.gifts',
  'live show': 'benefits.kind.liveShow',
};

/** What stands for a type: the word of `@vx/ui`, and the text with its count. [EN-voucherTypes] */
const types = {
  [voucherTypes.video]: ['video', 'benefits.kind.video'],
  [voucherTypes.videochat]: ['videochat', 'benefits.kind.minutes'],
  [voucherTypes.credits]: ['credits', 'benefits.kind.credits'],
  [voucherTypes.photoAlbum]: ['photoAlbum', 'benefits.kind.photo'],
  [voucherTypes.messages]: ['messages', 'benefits.kind.messages'],
  [voucherTypes.messengerGift]: ['messengerGift', 'benefits.kind.gifts'],
  [voucherTypes.liveShow]: ['liveShow', 'benefits.kind.liveShow'],
  [voucherTypes.privateShow]: ['privateShow', 'benefits.kind.privateShow'],
  [voucherTypes.bonusCode]: ['bonusCode', 'benefits.kind.code'],
  [voucherTypes.spins]: ['spins', 'benefits.kind.spins'],
} as const satisfies Readonly<Record<VoucherType, readonly [string, Kind]>>;

/** The name of a type, as components call it. */
export const kindOfVoucher = (type: VoucherType) => types[type][0];

/** "5 free minutes". */
export const titleOfVoucher = (t: Translate, { type, amount }: Pick<Voucher, 'type' | 'amount'>) =>
  t(types[type][1], { count: amount });

/** So much of a benefit: "20 coins, €5.00". A kind that is not known is named as it is. */
export function benefitLabel(
  t: Translate,
  language: Language,
  kind: string,
  amount: number,
): string {
  if (kind === 'coins') {
    const { equivalent } = priceOf(amount, 'VXC', language);
    return t('benefits.kind.coins', { count: amount, equivalent: equivalent?.formatted ?? '' });
  }
  if (kind === 'bonus money')
    return t('benefits.kind.money', { amount: priceOf(amount, 'EUR', language).formatted });
  const known = kinds[kind as keyof typeof kinds] as Kind | undefined;
  return known ? t(known, { count: amount }) : `${amount} ${kind}`;
}

/** Everything that a code brings; tiers with the top-up that they begin at. [RU-bonus-staggering] */
export function codeLabel(
  t: Translate,
  intl: PageFormats,
  language: Language,
  { config }: Pick<ShownBonusCode, 'config'>,
): string {
  const parts = config.benefits.flatMap(({ kind, staggering }) =>
    staggering.map(({ from, amount }) => {
      const what = benefitLabel(t, language, kind, amount);
      const euros = priceOf(from * 100, 'EUR', language).formatted;
      return from > 0 ? t('benefits.redeem.tier', { what, euros }) : what;
    }),
  );
  return intl.formatList(parts, { type: 'conjunction' });
}

/** A way on beside what is said. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** Why a code was refused, with the day or the wait that belongs to it. */
export function problemLabel(t: Translate, intl: PageFormats, problem: CodeProblem): string {
  return [t(errorText(problem.code)), moreLabel(t, intl, problem)].join(' ').trim();
}

function moreLabel(t: Translate, intl: PageFormats, problem: CodeProblem): string {
  const detail = readErrorDetail(problem, problem.code);
  if (!detail) return '';
  if ('validFrom' in detail)
    return t('benefits.redeem.from', { date: formatDay(intl, detail.validFrom) });
  if ('validTo' in detail)
    return t('benefits.redeem.ended', { date: formatDay(intl, detail.validTo) });
  return 'retryAfter' in detail ? t('benefits.redeem.wait', { seconds: detail.retryAfter }) : '';
}

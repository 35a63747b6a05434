import type { PageConfig, Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import { boundTo, validityAt } from '@vx/rewards-core/rules';
import { listAddress } from '../../lists/paging.ts';
import { formatDay } from '../../texts/format-day.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { CODE_PARAM, type BenefitsFacts } from '../benefits-data.ts';
import type { ShownBonusCode } from '../benefits.query.ts';
import { codeLabel, kindOfVoucher, titleOfVoucher } from './labels.ts';

/** From so many days before its end on a voucher says how many are left. */
const SOON_DAYS = 3;

/** A voucher of the guest. */
export interface VoucherRow {
  readonly id: string;
  readonly kind: ReturnType<typeof kindOfVoucher>;
  readonly title: string;
  readonly text: string | undefined;
  readonly validity: string;
  readonly state: 'valid' | 'soon' | 'later';
  readonly badge: string | undefined;
  readonly performer:
    | { readonly name: string; readonly picture: string | undefined; readonly text: string }
    | undefined;
  readonly use:
    | { readonly kind: 'link'; readonly label: string; readonly href: string }
    /** Posts the plain form of the page. */
    | { readonly kind: 'form'; readonly label: string; readonly voucherId: string }
    | null;
}

/** What rows are said with, and the time that says which of them are valid. */
interface VoucherTexts extends Texts {
  readonly language: PageConfig['language'];
  readonly at: number;
}

type Actor = BenefitsFacts['actors'][number];

/** A voucher in the list of what the guest has. */
export function toVoucherRow(
  voucher: Voucher,
  actors: readonly Actor[],
  words: VoucherTexts,
): VoucherRow {
  const { t, intl, at } = words;
  const bound = boundTo(voucher).flatMap((id) => actors.find((actor) => actor.id === id) ?? []);
  const [first] = bound;
  const names = intl.formatList(
    bound.map(({ name }) => name),
    { type: 'disjunction' },
  );
  return {
    id: voucher.id,
    kind: kindOfVoucher(voucher.type),
    title: titleOfVoucher(t, voucher),
    text: undefined,
    ...validityOf(voucher, words),
    performer: first && {
      name: first.name,
      picture: first.images.avatar.url.replace('{width}', '80'),
      text: t('benefits.only', { names }),
    },
    use: validityAt(voucher, at) === 'valid' ? useOf(voucher, first, words) : null,
  };
}

function validityOf(
  { validFrom, validTo }: Pick<Voucher, 'validFrom' | 'validTo'>,
  { t, intl, at }: VoucherTexts,
): Pick<VoucherRow, 'validity' | 'state' | 'badge'> {
  if (validityAt({ validFrom, validTo }, at) === 'notYetValid') {
    const from = formatDay(intl, validFrom);
    return {
      validity: t('benefits.valid.between', { from, to: formatDay(intl, validTo) }),
      state: 'later',
      badge: t('benefits.valid.from', { date: from }),
    };
  }
  const days = Math.floor((Date.parse(validTo) - at) / DAY_MS);
  const soon = days <= SOON_DAYS;
  return {
    validity: t('benefits.valid.until', { date: formatDay(intl, validTo) }),
    state: soon ? 'soon' : 'valid',
    badge: soon ? t('benefits.valid.soon', { days: Math.max(0, days) }) : undefined,
  };
}

/** Where a voucher is used. What no page takes yet has no way. */
function useOf(
  { id, type }: Voucher,
  actor: Actor | undefined,
  { t, path }: VoucherTexts,
): VoucherRow['use'] {
  const actorName = actor?.slug;
  switch (type) {
    case voucherTypes.video: {
      const href = actorName ? path('actorVideos', { actorName }) : path('videos', {});
      return { kind: 'link', label: t('benefits.use.video'), href };
    }
    case voucherTypes.videochat: {
      const href = actorName ? path('liveRoom', { actorName }) : path('cams', {});
      return { kind: 'link', label: t('benefits.use.minutes'), href };
    }
    case voucherTypes.credits:
      return { kind: 'form', label: t('benefits.use.credits'), voucherId: id };
    default:
      return null;
  }
}

/** A code in the list of those that the guest was given. */
export function toCodeRow(code: ShownBonusCode, words: VoucherTexts): VoucherRow {
  const { t, intl, path, language } = words;
  const validFrom = new Date(0).toISOString();
  return {
    id: code.code,
    kind: 'bonusCode',
    title: code.code,
    text: codeLabel(t, intl, language, code),
    ...validityOf({ validFrom, validTo: code.config.validTo }, words),
    ...(code.awaitsTopUp && { state: 'later', badge: t('benefits.code.waits') }),
    performer: undefined,
    use: code.awaitsTopUp
      ? { kind: 'link', label: t('benefits.redeem.topUp'), href: path('topUp', {}) }
      : {
          kind: 'link',
          label: t('benefits.code.see'),
          href: listAddress(path('memberBenefits', {}), { [CODE_PARAM]: code.code }),
        },
  };
}

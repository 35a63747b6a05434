import type { CodeProblem } from '@vx/api-client';
import type { Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { readErrorDetail } from '@vx/contract/errors';
import { benefitsOf, boundTo, validityAt } from '@vx/rewards-core/rules';
import { DAY_MS } from '@vx/kernel';
import { useEffect } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/context.tsx';
import type { Services } from '../app/services.ts';
import { limitsLink } from '../app/limits-link.ts';
import type { Translate } from '../texts/presenter-texts.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { BenefitsRefusal } from './act-benefits.ts';
import { CODE_PARAM, type BenefitsData } from './load-benefits.ts';
import { listAddress } from '../lists/paging.ts';
import type { RedeemStart } from './use-redeem.ts';
import { useVouchers } from './use-vouchers.ts';
import { formatDay } from '../texts/format-day.ts';
import { codeLabel, kindOfVoucher, problemLabel, titleOfVoucher, type Link } from './labels.ts';

/** From so many days before its end on a voucher says how many are left. */
const SOON_DAYS = 3;

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

export interface BenefitsView {
  /** One entry per field of the overview. [RU-vouchers-benefits-fields] */
  readonly counts: readonly { readonly label: string; readonly value: string }[];
  readonly vouchers: readonly VoucherRow[];
  readonly codes: readonly VoucherRow[];
  /** What the form of a code begins with. */
  readonly start: RedeemStart;
  /** What went well by a form. */
  readonly done: string | null;
  /** What was refused beyond the code, and the way to the limits where they refused it. */
  readonly problem: { readonly text: string; readonly limits: Link | null } | undefined;
  /** Loads the page anew, after something was redeemed. */
  readonly refresh: () => void;
}

/** Vouchers, codes and counts, as the live messages tell them. [SC-benefits] [SI-vouchers] */
export function useBenefits(
  data: BenefitsData,
  refusal: BenefitsRefusal | null | undefined,
): BenefitsView {
  const services = useServices();
  const t = useTranslate();
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { vouchers: held, redeemed } = useVouchers(data.vouchers);
  const elsewhere = redeemed.length > 0 || held !== data.vouchers;
  // Codes and the names of performers are no part of the messages.
  useEffect(() => {
    if (elsewhere) void revalidate();
  }, [elsewhere, revalidate]);
  const words = { t, intl, services, at: Date.parse(data.at) };
  return {
    counts: countsOf(held, t, words.at),
    vouchers: held
      .filter(({ type }) => type !== voucherTypes.bonusCode)
      .map((voucher) => rowOf(voucher, data.actors, words)),
    codes: data.codes.map((code) => codeRow(code, words)),
    start: startOf(data, refusal),
    done: data.used
      ? t('benefits.use.done')
      : data.redeemed
        ? t('benefits.redeem.doneCode', { code: data.redeemed })
        : null,
    problem: refusal && !refusal.typed ? problemOf(refusal, words) : undefined,
    refresh: () => void revalidate(),
  };
}

/** Whether it stands at the field for a code. */
const isAboutCode = (problem: CodeProblem): boolean =>
  readErrorDetail(problem, 'INVALID_INPUT')?.field === 'code';

/** An empty code is said at the field, everything else of a voucher above. */
const problemOf = (
  { problem }: Pick<BenefitsRefusal, 'problem'>,
  { t, intl, services }: Words,
): BenefitsView['problem'] =>
  isAboutCode(problem)
    ? undefined
    : {
        text: problemLabel(t, intl, problem),
        limits: limitsLink(t, services.path, problem.code),
      };

function startOf(data: BenefitsData, refusal: BenefitsRefusal | null | undefined): RedeemStart {
  if (!refusal) return data.asked;
  const { typed: code, problem } = refusal;
  return code || isAboutCode(problem) ? { code, problem } : null;
}

function countsOf(vouchers: readonly Voucher[], t: Translate, now: number): BenefitsView['counts'] {
  const all = benefitsOf(vouchers, now);
  const entries = [
    ['benefits.count.vouchers', all.voucher.reduce((sum, { count }) => sum + count, 0)],
    ['benefits.count.messages', all.freeMessagesCount],
    ['benefits.count.gifts', all.messengerGiftCount],
    ['benefits.count.chatShows', all.chatShowTickets],
    ['benefits.count.privateShows', all.privateShowTickets],
    ['benefits.count.spins', all.spinwheelSpins],
  ] as const;
  return entries.map(([label, value]) => ({ label: t(label), value: String(value) }));
}

interface Words {
  readonly t: Translate;
  readonly intl: IntlShape;
  readonly services: Pick<Services, 'path' | 'config'>;
  readonly at: number;
}

type Actor = BenefitsData['actors'][number];

function rowOf(voucher: Voucher, actors: BenefitsData['actors'], words: Words): VoucherRow {
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
    ...validityOf(voucher, words, at),
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
  { t, intl }: Words,
  at: number,
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
  { t, services: { path } }: Words,
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

function codeRow(code: BenefitsData['codes'][number], words: Words): VoucherRow {
  const { t, intl, services } = words;
  const validFrom = new Date(0).toISOString();
  return {
    id: code.code,
    kind: 'bonusCode',
    title: code.code,
    text: codeLabel(t, intl, services.config.language, code),
    ...validityOf({ validFrom, validTo: code.config.validTo }, words, words.at),
    ...(code.awaitsTopUp && { state: 'later', badge: t('benefits.code.waits') }),
    performer: undefined,
    use: code.awaitsTopUp
      ? { kind: 'link', label: t('benefits.redeem.topUp'), href: services.path('topUp', {}) }
      : {
          kind: 'link',
          label: t('benefits.code.see'),
          href: listAddress(services.path('memberBenefits', {}), { [CODE_PARAM]: code.code }),
        },
  };
}

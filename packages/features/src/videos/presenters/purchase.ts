import { priceOf } from '@vx/currency';
import type { PageConfig, PageGuest, Price, Voucher } from '@vx/contract';
import type { PurchaseState } from '@vx/content-core';
import { voucherTypes } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { bestVoucher, countVouchers } from '@vx/rewards-core/rules';
import { restrictionOf } from '@vx/session-core/rules';
import { isHeldBack } from '../../app/limits-link.ts';
import { loginPath, withReturn } from '../../app/login-path.ts';
import { MISSING_PARAM } from '../../app/page-params.ts';
import type { GateView } from '../../app/presenters/gate.ts';
import { priceFrom } from '../../cards/from-parts.ts';
import { listAddress } from '../../lists/paging.ts';
import { amountAndWorth, amountWords } from '../../texts/amount-words.ts';
import { formatDay } from '../../texts/format-day.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { VideoView } from './video.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

interface Message {
  readonly tone: 'danger' | 'success';
  readonly title?: string;
  readonly text: string;
}

/** What leads on before the video can be bought. */
export type PurchaseStep =
  | { readonly kind: 'gate'; readonly gate: GateView; readonly label: string }
  | (Link & {
      readonly kind: 'link';
      /** The guest goes for what it needs to buy; `null` where the link says all. */
      readonly follow: (() => void) | null;
    });

/** What a plain form sends. */
type Hidden = Readonly<Record<string, string>>;

export interface PurchaseOffer {
  readonly kind: 'offer';
  /** What is paid: nothing with a voucher. */
  readonly price: Price;
  readonly was: Price | undefined;
  readonly badge: string | undefined;
  readonly buy: {
    readonly label: string;
    readonly hidden: Hidden;
    readonly busy: boolean;
    /** Asks before anything is charged; `null` until the page is ready: then the plain form works. */
    readonly begin: (() => void) | null;
  };
  /** With coins, where a voucher would pay and the balance is enough, too. */
  readonly instead: {
    readonly label: string;
    readonly hidden: Hidden;
    readonly begin: (() => void) | null;
  } | null;
  /** `null`: the balance is not enough. */
  readonly after: { readonly label: string; readonly balance: Price } | null;
  /** What went wrong, or the voucher that pays. */
  readonly message: Message | undefined;
  readonly question: PurchaseQuestion;
}

/** The one question before money moves. */
export interface PurchaseQuestion {
  readonly isAsked: boolean;
  readonly rows: readonly {
    readonly label: string;
    readonly value: string | Price;
    /** The amount alone says it. */
    readonly plain?: true;
  }[];
  /** It is not known whether it was bought; trying again cannot charge twice. */
  readonly failed: { readonly title: string; readonly text: string } | null;
  readonly label: string;
  readonly busy: boolean;
  readonly confirm: (() => void) | null;
  readonly cancel: (() => void) | null;
}

/** What the box that sells a video shows. Each state has only what it needs. */
export type PurchaseBoxView =
  | { readonly kind: 'open'; readonly text: string }
  /**
   * Only VIP members watch it; coins do not buy it. The club leads back here. [SC-subscriptionNotice]
   * [RU-guest-vip-only-content] [RU-guest-restriction-need-abo]
   */
  | {
      readonly kind: 'vipOnly';
      readonly text: string;
      readonly vipClub: string;
      readonly more: Link;
    }
  | {
      readonly kind: 'instead';
      readonly price: Price;
      readonly text: string;
      readonly step: PurchaseStep;
      readonly message: Message | undefined;
    }
  | PurchaseOffer;

/** What stands beside a video that can be bought, by where the purchase stands. */
export interface PurchaseView {
  readonly box: PurchaseBoxView;
  /** Where the preview ends: buys at once; `null` where the page is not ready or something comes before. */
  readonly atPreviewEnd: {
    readonly label: string;
    readonly price: Price;
    readonly begin: () => void;
  } | null;
}

/** How far the purchase is, and what the guest pays with. */
export interface PurchaseVisit {
  readonly guest: PageGuest;
  readonly state: PurchaseState;
  readonly begin: (() => void) | null;
  /** Asks with coins where a voucher would pay. */
  readonly beginByCoins: (() => void) | null;
  readonly confirm: ((voucherId?: string) => void) | null;
  readonly cancel: (() => void) | null;
  /** The guest goes to top up for it. */
  readonly wantIt: () => void;
  /** The guest was asked with coins, whatever vouchers it holds. */
  readonly byCoins: boolean;
  readonly vouchers: readonly Voucher[];
  /** The time that says which vouchers are valid, in ms. */
  readonly now: number;
  /** What a plain form was refused with. */
  readonly refused: ErrorCode | null;
  /** The path of this page. */
  readonly here: string;
  readonly language: PageConfig['language'];
}

const noPreviewEnd = (box: PurchaseBoxView): PurchaseView => ({ box, atPreviewEnd: null });

/** What the box that sells a video shows, and the one question before it is bought. */
export function toPurchaseView(view: VideoView, visit: PurchaseVisit, texts: Texts): PurchaseView {
  const { guest, state, here } = visit;
  const { t, path } = texts;
  const { video } = view;
  const price = priceFrom(video.price);
  const open = (text: string): PurchaseView => noPreviewEnd({ kind: 'open', text });
  if (state.kind === 'owned' || view.owned) return open(t('video.owned'));
  if (view.isOpen) return open(t(video.free ? 'video.free' : 'video.vipOnly'));
  // In the order of the restrictions: what a visitor meets first is the log-in.
  if (view.gate) return noPreviewEnd(gated(view.gate, price, t));
  if (video.vip) {
    // Visitors are told at once what it takes; the club asks them to log in.
    const met = restrictionOf({ ...guest, loggedIn: true }, { abo: true });
    if (met === null) return open(t('video.vipOnly'));
    return noPreviewEnd(vipOnly(view, withReturn(path('vipClub', {}), here), t));
  }
  const { wallet } = guest;
  if (!guest.loggedIn || !wallet)
    return noPreviewEnd({
      kind: 'instead',
      price,
      text: t('video.buy.needLoginText'),
      step: linkTo(t('video.buy.needLogin'), loginPath({ path }, here)),
      message: undefined,
    });
  return forSale({ view, price, wallet, state }, visit, texts);
}

const linkTo = (label: string, href: string, follow: (() => void) | null = null): PurchaseStep => ({
  kind: 'link',
  label,
  href,
  follow,
});

const gated = (gate: GateView, price: Price, t: Texts['t']): PurchaseBoxView => ({
  kind: 'instead',
  price,
  text: t(gate.kind === 'needLogin' ? 'avs.gate.logIn' : errorText('NEED_AGE_CHECK')),
  step: { kind: 'gate', gate, label: t('avs.gate.open') },
  message: undefined,
});

const vipOnly = (
  { vipPrice, performer, performerVideos }: VideoView,
  vipClub: string,
  t: Texts['t'],
): PurchaseBoxView => ({
  kind: 'vipOnly',
  vipClub,
  text: [
    t('video.vipOnlyText'),
    vipPrice ? t('video.vipOnlyPrice', { price: amountAndWorth(t, vipPrice) }) : '',
  ]
    .join(' ')
    .trim(),
  more: {
    label: t('video.moreFrom', { name: performer?.name ?? '' }),
    href: performerVideos.href,
  },
});

interface Sale {
  readonly view: VideoView;
  /** As the page was loaded. */
  readonly price: Price;
  readonly wallet: Price;
  readonly state: Exclude<PurchaseState, { kind: 'owned' }>;
}

function forSale(sale: Sale, visit: PurchaseVisit, texts: Texts): PurchaseView {
  const { view, price, wallet, state } = sale;
  const { t, path } = texts;
  const { here, language } = visit;
  const { currency } = wallet;
  const listed =
    state.price === price.value ? price : priceOf(state.price, price.currency, language);
  const rest = wallet.value - listed.value;
  const isAsked =
    state.kind === 'confirming' || state.kind === 'buying' || state.kind === 'unknown';
  // Whoever was refused one voucher is asked with the next, or with coins when none is left.
  const voucher = visit.byCoins && isAsked ? null : voucherFor(view, listed, visit);
  const left = voucher ? wallet.value : rest;
  const paid = voucher ? priceOf(0, currency, language) : listed;
  const label = t(voucher ? 'benefits.checkout.use' : 'video.buy');
  const code = (state.kind === 'refused' ? state.code : null) ?? visit.refused;
  const message: Message | undefined = code
    ? { tone: 'danger', text: t(errorText(code)) }
    : undefined;
  const instead = (text: string, step: PurchaseStep): PurchaseBoxView => ({
    kind: 'instead',
    price: paid,
    text,
    step,
    message,
  });
  const after = left >= 0 ? priceOf(left, currency, language) : null;
  const boxOf = (): PurchaseBoxView => {
    if (isHeldBack(code))
      return instead(
        t('money.limits.text'),
        linkTo(t('money.limits.see'), path('memberLimits', {})),
      );
    // While it is bought, the balance may have fallen already.
    if (left < 0 && !isAsked) {
      const topUp = listAddress(path('topUp', {}), {
        returnPath: here,
        [MISSING_PARAM]: rest < 0 ? String(-rest) : null,
      });
      const missing = amountWords(t, priceOf(-left, currency, language));
      return instead(
        t('video.buy.missing', { missing }),
        linkTo(t('video.buy.topUp'), topUp, visit.wantIt),
      );
    }
    return {
      kind: 'offer',
      price: paid,
      was: wasOf(view, listed, voucher),
      badge: view.video.new ? t('common.new') : undefined,
      buy: {
        label,
        hidden: {
          expectedPrice: String(paid.value),
          ...(voucher && { voucherId: voucher.id }),
        },
        busy: state.kind === 'buying',
        begin: visit.begin,
      },
      instead:
        voucher && rest >= 0
          ? {
              label: t('benefits.checkout.coins', { price: amountWords(t, listed) }),
              hidden: { expectedPrice: String(listed.value) },
              begin: visit.beginByCoins,
            }
          : null,
      after: after && { label: t('video.buy.balanceAfter'), balance: after },
      message: message ?? (voucher ? paysFor(voucher, view, visit, texts) : undefined),
      question: questionOf({ voucher, listed, paid, wallet, after, state, isAsked }, visit, texts),
    };
  };
  const { begin } = visit;
  return { box: boxOf(), atPreviewEnd: begin && { label, price: paid, begin } };
}

/** The best of the guest's vouchers that pays for the video. */
const voucherFor = (
  { performer }: VideoView,
  { value }: Price,
  { vouchers, now }: PurchaseVisit,
): Voucher | null =>
  bestVoucher(
    vouchers,
    { type: voucherTypes.video, actorId: performer?.id ?? '', unitPrice: value, units: 1 },
    now,
  );

function wasOf({ video }: VideoView, listed: Price, voucher: Voucher | null): Price | undefined {
  if (voucher) return listed;
  return video.basePrice.value > listed.value ? priceFrom(video.basePrice) : undefined;
}

/** That a voucher pays, how many of the guest's do, and until when. [RU-vouchers-count-by-type] */
function paysFor(
  voucher: Voucher,
  { performer }: VideoView,
  { vouchers, now }: PurchaseVisit,
  { t, intl }: Texts,
): Message {
  const wanted = { type: voucherTypes.video, ...(performer && { actorId: performer.id }) };
  return {
    tone: 'success',
    title: t('benefits.checkout.pays'),
    text: t('benefits.checkout.until', {
      count: countVouchers(vouchers, wanted, now).count,
      date: formatDay(intl, voucher.validTo),
    }),
  };
}

function questionOf(
  {
    voucher,
    listed,
    paid,
    wallet,
    after,
    state,
    isAsked,
  }: {
    readonly voucher: Voucher | null;
    readonly listed: Price;
    readonly paid: Price;
    readonly wallet: Price;
    readonly after: Price | null;
    readonly state: Sale['state'];
    readonly isAsked: boolean;
  },
  { confirm, cancel }: PurchaseVisit,
  { t, intl }: Texts,
): PurchaseQuestion {
  const isUnknown = state.kind === 'unknown';
  return {
    isAsked,
    rows: [
      { label: t('video.buy.price'), value: listed },
      ...(voucher
        ? [
            {
              label: t('benefits.checkout.row'),
              value: t('benefits.valid.until', { date: formatDay(intl, voucher.validTo) }),
            },
            { label: t('benefits.checkout.total'), value: paid },
          ]
        : []),
      { label: t('video.buy.balance'), value: wallet, plain: true },
      ...(after
        ? [{ label: t('video.buy.balanceAfter'), value: after, plain: true } as const]
        : []),
    ],
    failed: isUnknown
      ? { title: t('video.buy.unknownTitle'), text: t('video.buy.unknownText') }
      : null,
    label: isUnknown
      ? t('common.tryAgain')
      : voucher
        ? t('benefits.checkout.use')
        : t('video.buyFor', { price: amountAndWorth(t, paid) }),
    busy: state.kind === 'buying',
    confirm: confirm && (() => confirm(voucher?.id)),
    cancel,
  };
}

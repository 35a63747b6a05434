import type { Price } from '@vx/contract';
import type { SubscriptionPlan } from '@vx/contract/enums';
import { errorText } from '@vx/i18n';
import { MAX_TRIES, monthsAfter, nextTryAt } from '@vx/money-core/rules';
import { loginPath, RETURN_PARAM, withReturn } from '../../app/login-path.ts';
import { listAddress } from '../../lists/paging.ts';
import type { PageFormats, Texts, Translate } from '../../texts/presenter-texts.ts';
import {
  PLAN_PARAM,
  type Subscription,
  type SubscriptionOffer,
  type VipClubFacts,
  type VipClubRefusal,
} from '../vip-club-data.ts';
import { planName } from '../../texts/plan-name.ts';
import { amountOf, formatDay, titleOf } from './labels.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

export interface PlanView {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
  readonly perMonth: Price;
  readonly billed: string;
  readonly badge: string | undefined;
  readonly choose: Link;
}

interface CardWords {
  readonly id: string;
  readonly plan: SubscriptionPlan;
  readonly name: string;
  readonly title: string;
  readonly price: Price;
  readonly per: string;
  readonly badge: string;
  readonly text: string;
  /** Withdraws from the contract, where it is still possible. */
  readonly withdraw: Link | null;
}

interface CancelWords {
  readonly question: string;
  readonly text: string;
  readonly confirm: string;
  readonly keep: string;
}

export type MineView = CardWords &
  (
    | { readonly state: 'active'; readonly cancel: CancelWords }
    | { readonly state: 'cancelled'; readonly resume: string }
    | {
        readonly state: 'failed';
        readonly cancel: CancelWords;
        readonly problem: { readonly title: string; readonly text: string };
        readonly topUp: Link;
      }
  );

/** What is asked before anything is charged. */
export interface SubscribeQuestion {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly later: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The offer that stands below a cancellation. [SC-cancellationOffer] */
export interface KeepOffer {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly decline: Link;
  readonly fields: Readonly<Record<string, string>>;
}

/** The page of subscriptions: what the guest has, and what can be had. */
export interface VipClubView {
  readonly mine: readonly MineView[];
  readonly given: readonly string[];
  /** Periods of VIP; none while the guest is subscribed to it. */
  readonly vip: readonly PlanView[];
  readonly others: readonly PlanView[];
  readonly question: SubscribeQuestion | null;
  readonly offer: KeepOffer | null;
  /** What went well. */
  readonly done: string | null;
  /** Back to what the subscription opens. */
  readonly back: Link | null;
  readonly problem: { readonly text: string; readonly fix: Link | null } | null;
  /** What VIP costs at least to begin, and where it is chosen. */
  readonly hero: Link | null;
}

/** Who reads the page, and what came of the form. */
interface VipClubVisit {
  readonly loggedIn: boolean;
  readonly refusal: VipClubRefusal | null | undefined;
}

interface Words extends Texts {
  readonly loggedIn: boolean;
  /** Kept from address to address: where the guest goes on afterwards. */
  readonly returnPath: string | null;
}

/** Plans and subscriptions as the page shows them. */
export function toVipClubView(
  data: VipClubFacts,
  { loggedIn, refusal }: VipClubVisit,
  texts: Texts,
): VipClubView {
  const words: Words = { ...texts, loggedIn, returnPath: data.returnPath };
  const { t, path } = words;
  const running = data.subscriptions.filter(({ state }) => state !== 'ended');
  const free = data.offers.filter(({ plan }) => !running.some((one) => one.plan === plan));
  const [first] = free.filter(({ plan }) => plan === 'vip');
  return {
    mine: running.map((one) => mineOf(one, words)),
    given: data.given.map(({ plan, until }) =>
      t('subscriptions.given', { plan: planName(plan), date: formatDay(words.intl, until) }),
    ),
    vip: free.filter(({ plan }) => plan === 'vip').map((offer) => planOf(offer, words)),
    others: free
      .filter(({ plan, months }) => plan !== 'vip' && months === 1)
      .map((offer) => otherOf(offer, words)),
    question:
      data.asked && words.loggedIn && free.includes(data.asked)
        ? questionOf(data.asked, data, words)
        : null,
    offer: offerOf(data, words),
    done: doneOf(data, words),
    back:
      data.done?.what === 'begun' && data.returnPath !== null
        ? { label: t('subscriptions.back'), href: data.returnPath }
        : null,
    problem: problemOf(data, refusal, words),
    hero: first
      ? {
          label: t('subscriptions.hero.choose', {
            price: (first.perMonth.equivalent ?? first.perMonth).formatted,
          }),
          // A whole address, so that the router makes the entry of the history and can go back from it.
          href: `${path('vipClub', {})}#plans`,
        }
      : null,
  };
}

const billedOf = ({ months, price }: SubscriptionOffer, t: Translate): string =>
  t(`subscriptions.billed.${months}`, { price: amountOf(t, price) });

/** Visitors log in first and come back to the question. */
function chooseAt({ plan, months }: SubscriptionOffer, words: Words): string {
  const { path, loggedIn, returnPath } = words;
  const here = path('vipClub', {});
  const asked = listAddress(here, {
    [PLAN_PARAM]: `${plan}-${months}`,
    [RETURN_PARAM]: returnPath,
  });
  return loggedIn ? asked : loginPath(words, asked);
}

function planOf(offer: SubscriptionOffer, words: Words): PlanView {
  const { t } = words;
  const { plan, months, perMonth, savedPercent } = offer;
  return {
    id: `${plan}-${months}`,
    title: t(`subscriptions.rhythm.${months}`),
    text: undefined,
    perMonth,
    billed: billedOf(offer, t),
    badge: savedPercent > 0 ? t('subscriptions.save', { percent: savedPercent }) : undefined,
    choose: { label: t(`subscriptions.choose.${months}`), href: chooseAt(offer, words) },
  };
}

function otherOf(offer: SubscriptionOffer, words: Words): PlanView {
  const { t } = words;
  const name = planName(offer.plan);
  return {
    ...planOf(offer, words),
    title: name,
    text: offer.plan === 'tv' ? t('subscriptions.more.tv') : t('subscriptions.more.vxselect'),
    choose: {
      label: t('subscriptions.subscribeTo', { plan: name }),
      href: chooseAt(offer, words),
    },
  };
}

const dayAt = (intl: PageFormats, at: number): string =>
  formatDay(intl, new Date(at).toISOString());

function mineOf(one: Subscription, words: Words): MineView {
  const { t, intl, path } = words;
  const name = planName(one.plan);
  const date = formatDay(intl, one.paidUntil);
  const card = {
    id: one.id,
    plan: one.plan,
    name,
    title: titleOf(t, one),
    price: one.price,
    per: t(`subscriptions.per.${one.months}`),
    withdraw: one.withdrawal && {
      label: t('subscriptions.withdraw'),
      href: path('withdrawal', {}),
    },
  };
  const cancel = (text: string): CancelWords => ({
    question: t('subscriptions.cancel.question', { plan: name }),
    text,
    confirm: t('subscriptions.cancel.yes', { plan: name }),
    keep: t('subscriptions.keep', { plan: name }),
  });
  switch (one.state) {
    case 'unpaid': {
      const end = dayAt(intl, nextTryAt(Date.parse(one.paidUntil), MAX_TRIES));
      return {
        ...card,
        state: 'failed',
        badge: t('subscriptions.unpaid'),
        text: t('subscriptions.unpaid.text', { date: end }),
        problem: {
          title: t('subscriptions.unpaid.problem'),
          text: t('subscriptions.unpaid.problemText', {
            next: formatDay(intl, one.nextChargeAt ?? one.paidUntil),
            date: end,
          }),
        },
        topUp: {
          label: t('subscriptions.topUp'),
          href: withReturn(path('topUp', {}), path('vipClub', {})),
        },
        cancel: cancel(t('subscriptions.cancel.textUnpaid')),
      };
    }
    case 'active':
      return {
        ...card,
        state: 'active',
        badge: t('subscriptions.active'),
        text: t('subscriptions.active.text', { date }),
        cancel: cancel(t('subscriptions.cancel.text', { date })),
      };
    default:
      return {
        ...card,
        state: 'cancelled',
        badge: t('subscriptions.cancelled', { date }),
        text: t('subscriptions.cancelled.text'),
        resume: t('subscriptions.keep', { plan: name }),
      };
  }
}

function questionOf(
  asked: SubscriptionOffer,
  data: VipClubFacts,
  { t, intl, path, returnPath }: Words,
): SubscribeQuestion {
  const { plan, months, price } = asked;
  const given = data.given.find((days) => days.plan === plan);
  const date = dayAt(intl, monthsAfter(Date.parse(given?.until ?? data.at), months));
  const amount = amountOf(t, price);
  return {
    title: t('subscriptions.ask.title', { plan: titleOf(t, asked), price: amount }),
    text: t(given ? 'subscriptions.ask.textGiven' : 'subscriptions.ask.text', { date }),
    confirm: t('subscriptions.ask.yes', { price: amount }),
    later: withReturn(path('vipClub', {}), returnPath ?? undefined),
    fields: { do: 'subscribe', plan, months: String(months), price: String(price.value) },
  };
}

function offerOf(data: VipClubFacts, { t, path }: Words): KeepOffer | null {
  const { done } = data;
  if (done?.what !== 'cancelled') return null;
  const one = data.subscriptions.find(
    ({ plan, state }) => plan === done.plan && state === 'cancelled',
  );
  if (!one?.offer) return null;
  const { percent, price } = one.offer;
  const values = { percent, plan: planName(one.plan), price: amountOf(t, price) };
  return {
    title: t('subscriptions.offer', values),
    text: t('subscriptions.offer.text', values),
    accept: t('subscriptions.offer.yes', values),
    decline: { label: t('subscriptions.offer.no'), href: path('vipClub', {}) },
    fields: { do: 'keep', plan: one.plan },
  };
}

function doneOf({ done, subscriptions }: VipClubFacts, { t, intl }: Words): string | null {
  const one = subscriptions.find(({ plan }) => plan === done?.plan);
  if (!done || !one) return null;
  const values = {
    plan: planName(one.plan),
    date: formatDay(intl, one.paidUntil),
    price: amountOf(t, one.price),
  };
  switch (done.what) {
    case 'begun':
      return one.state === 'active' ? t('subscriptions.begun', values) : null;
    case 'cancelled':
      if (one.state === 'ended') return t('subscriptions.ended.done', values);
      return one.state === 'cancelled' ? t('subscriptions.cancelled.done', values) : null;
    case 'resumed':
      return one.state === 'active' ? t('subscriptions.resumed.done', values) : null;
    case 'kept':
      return one.state === 'active' ? t('subscriptions.offer.done', values) : null;
    case 'lost':
      return null;
  }
}

function problemOf(
  data: VipClubFacts,
  refusal: VipClubRefusal | null | undefined,
  { t, path }: Words,
): VipClubView['problem'] {
  if (!refusal) return null;
  return {
    text: t(errorText(refusal.code)),
    fix:
      refusal.code === 'BALANCE_TOO_LOW'
        ? {
            label: t('subscriptions.topUp'),
            href: withReturn(
              path('topUp', {}),
              withReturn(path('vipClub', {}), data.returnPath ?? undefined),
            ),
          }
        : null,
  };
}

import type { Price } from '@vx/contract';
import type { priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import type { PendingGift } from '@vx/messenger-core';
import { UNDO_SECONDS } from '@vx/messenger-core/rules';
import { limitsLink } from '../../app/limits-link.ts';
import { withReturn } from '../../app/login-path.ts';
import { amountAndWorth } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { LoadedGift } from '../gifts.query.ts';
import { giftTotal } from './gift-total.ts';

/** A gift on its way, as it is shown. */
export interface PendingGiftView {
  readonly id: string;
  readonly picture: string | null;
  readonly title: string;
  readonly price: Price | null;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly left: { readonly seconds: number; readonly of: number; readonly label: string } | null;
  readonly announcement: string;
  /** The words of taking it back, or of putting its refusal away; `null`: it is too late. */
  readonly undo: string | null;
  /** The words of sending it at once, or again. */
  readonly send: string | null;
  /** What it costs when it is sent again. */
  readonly expectedPrice: number;
  readonly isProblem: boolean;
}

interface Facts {
  readonly gift: LoadedGift | null;
  /** What it costs by now, minor units of the wallet. */
  readonly priceNow: number;
  readonly language: Parameters<typeof priceOf>[2];
  readonly here: string;
}

/** What is shown of a gift until it is given. [beyond 14] */
export function toPendingGift(pending: PendingGift, facts: Facts, texts: Texts): PendingGiftView {
  const { clientId, state, secondsLeft, problem, quantity } = pending;
  const { gift } = facts;
  const { t } = texts;
  const name = gift?.name ?? '';
  const title =
    quantity > 1
      ? t('gifts.sendingMany', { gift: name, count: quantity })
      : t('gifts.sending', { gift: name });
  const common = {
    id: clientId,
    picture: gift?.imageUrl ?? null,
    link: null,
    left: null,
    expectedPrice: pending.expectedPrice,
    isProblem: false,
  };
  if (state === 'failed') return failed(common, { ...facts, problem, name }, texts);
  const price = shownPrice(gift, pending.expectedPrice, facts.language);
  if (state === 'sending')
    return {
      ...common,
      title,
      price,
      text: t('gifts.underway'),
      announcement: title,
      undo: null,
      send: null,
    };
  if (state === 'waiting')
    return {
      ...common,
      title,
      price,
      text: t('gifts.waiting'),
      announcement: t('gifts.waiting'),
      undo: t('gifts.undo'),
      send: null,
    };
  return {
    ...common,
    title,
    price,
    text: price ? t('gifts.notCharged') : t('gifts.notSent'),
    left: {
      seconds: secondsLeft,
      of: UNDO_SECONDS,
      label: t('gifts.seconds', { seconds: secondsLeft }),
    },
    announcement: t('gifts.announce', { title, seconds: UNDO_SECONDS }),
    undo: t('gifts.undo'),
    send: t('gifts.sendNow'),
  };
}

function failed(
  common: Pick<PendingGiftView, 'id' | 'picture' | 'left'>,
  {
    gift,
    priceNow,
    language,
    here,
    problem,
    name,
  }: Facts & { readonly problem: string | null; readonly name: string },
  { t, path }: Texts,
): PendingGiftView {
  const code = problem ?? 'INTERNAL';
  const now = shownPrice(gift, priceNow, language);
  const title = t('gifts.failed', { gift: name });
  const isGone = code === 'GIFT_UNAVAILABLE' || code === 'CHAT_ENDED' || code === 'FORBIDDEN';
  return {
    ...common,
    title,
    price: null,
    text:
      code === 'PRICE_CHANGED'
        ? now
          ? t('gifts.priceNow', { price: amountAndWorth(t, now) })
          : t('gifts.freeNow')
        : t(errorText(code)),
    link:
      code === 'BALANCE_TOO_LOW'
        ? { label: t('money.topUp.title'), href: withReturn(path('topUp', {}), here) }
        : limitsLink(t, path, code),
    announcement: title,
    undo: t('gifts.discard'),
    send: isGone ? null : t('common.tryAgain'),
    expectedPrice: priceNow,
    isProblem: true,
  };
}

const shownPrice = (
  gift: LoadedGift | null,
  value: number,
  language: Facts['language'],
): Price | null => (gift && value > 0 ? giftTotal(gift.price, value, language) : null);

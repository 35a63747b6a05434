import type { Price } from '@vx/contract';
import type { priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import type { GiftShelfSnapshot } from '@vx/messenger-core';
import { MAX_GIFTS, partsOf, priceOfGifts, refuseGift } from '@vx/messenger-core/rules';
import { withReturn } from '../../app/login-path.ts';
import { amountAndWorth, amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { LoadedGift } from '../gifts.query.ts';
import { giftTotal } from './gift-total.ts';

/** A gift as the drawer shows it. */
export interface GiftView {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly price: Price;
  readonly owned: number;
  readonly vip: boolean;
}

/** Where gifts are chosen. */
export interface GiftPickerView {
  readonly gifts: readonly GiftView[];
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  readonly category: string;
  readonly chosen: string | null;
  /** Of the chosen one. */
  readonly quantity: number;
  readonly most: number;
  /** What the chosen ones cost, minor units of the wallet: goes with them, so that nothing else is charged. */
  readonly expectedPrice: number;
  /** That it is owned, that it can be taken back, or why a voucher did not pay for it. */
  readonly note: string | null;
  readonly send: {
    readonly label: string;
    readonly total: Price | null;
    /** Instead of a total: "Yours". */
    readonly owned: string | null;
  } | null;
  /** Instead of sending: coins or VIP are missing. */
  readonly instead: {
    readonly kind: 'topUp' | 'vip';
    readonly text: string;
    readonly label: string;
    readonly href: string;
  } | null;
  /** Takes the chosen one for a voucher. */
  readonly take: { readonly label: string } | null;
  readonly vouchers: string | null;
}

/** The chip that a drawer opens with; one for those that are owned comes after it. */
export const FIRST_CATEGORY = 'all';
const YOURS = 'yours';

/** Categories that have a name; gifts of others stand among all. */
const known = ['joys', 'moments', 'season'] as const;

interface Facts {
  readonly shelf: Pick<GiftShelfSnapshot<LoadedGift>, 'bought' | 'vouchers'> & {
    readonly gifts: readonly LoadedGift[];
  };
  readonly isVip: boolean;
  readonly wallet: Price | null;
  readonly language: Parameters<typeof priceOf>[2];
  readonly category: string;
  readonly chosen: string | null;
  readonly quantity: number;
  /** Why a voucher did not pay for the chosen one: the server's code. */
  readonly refusal: string | null;
  /** Where the guest comes back to. */
  readonly here: string;
}

/** What can be given, what the chosen one costs, and what stands in the way of it. [SC-giftPicker] */
export function toGiftPicker(facts: Facts, texts: Texts): GiftPickerView {
  const { shelf, category } = facts;
  const { t } = texts;
  const { bought } = shelf;
  const given = shelf.gifts.filter(({ active }) => active);
  const ownedCount = given.reduce((sum, { id }) => sum + (bought[id] ?? 0), 0);
  const shown = given.filter(
    (gift) =>
      category === FIRST_CATEGORY ||
      (category === YOURS ? (bought[gift.id] ?? 0) > 0 : gift.categoryId === category),
  );
  const chosen = given.find(({ id }) => id === facts.chosen) ?? null;
  return {
    gifts: shown.map(({ id, name, imageUrl, price, vip }) => ({
      id,
      name,
      picture: imageUrl,
      price,
      owned: bought[id] ?? 0,
      vip,
    })),
    categories: [
      { value: FIRST_CATEGORY, label: t('gifts.all') },
      ...(ownedCount > 0 ? [{ value: YOURS, label: t('gifts.yours', { count: ownedCount }) }] : []),
      ...known
        .filter((one) => given.some(({ categoryId }) => categoryId === one))
        .map((one) => ({ value: one, label: t(`gifts.category.${one}`) })),
    ],
    category,
    chosen: chosen?.id ?? null,
    quantity: facts.quantity,
    most: MAX_GIFTS,
    vouchers: shelf.vouchers > 0 ? t('gifts.vouchers', { count: shelf.vouchers }) : null,
    ...(chosen ? footOf(chosen, facts, texts) : nothingChosen),
  };
}

const nothingChosen = { expectedPrice: 0, note: null, send: null, instead: null, take: null };

type Foot = Pick<GiftPickerView, 'expectedPrice' | 'note' | 'send' | 'instead' | 'take'>;

function footOf(gift: LoadedGift, facts: Facts, { t, path }: Texts): Foot {
  const { shelf, isVip, wallet, language, quantity, refusal, here } = facts;
  if (refuseGift(gift, { isVip }) === 'NEED_ABO')
    return {
      ...nothingChosen,
      instead: {
        kind: 'vip',
        text: t('gifts.vip'),
        label: t('gifts.aboutVip'),
        href: path('vipClub', {}),
      },
    };
  const owned = shelf.bought[gift.id] ?? 0;
  const parts = partsOf([{ giftId: gift.id, quantity }], shelf.bought);
  const expectedPrice = priceOfGifts(parts, () => gift.price.value);
  const take = shelf.vouchers > 0 ? { label: t('gifts.take') } : null;
  const total = giftTotal(gift.price, expectedPrice, language);
  const missing = wallet === null ? 0 : expectedPrice - wallet.value;
  if (missing > 0)
    return {
      expectedPrice,
      note: null,
      send: null,
      take,
      instead: {
        kind: 'topUp',
        text: t('gifts.missing', {
          amount: amountWords(t, giftTotal(gift.price, missing, language)),
        }),
        label: t('money.topUp.title'),
        href: withReturn(path('topUp', {}), here),
      },
    };
  return {
    expectedPrice,
    take,
    instead: null,
    note: refusal
      ? t(errorText(refusal))
      : expectedPrice === 0
        ? t('gifts.owned', { count: owned })
        : t('gifts.undoNote', { price: amountAndWorth(t, total) }),
    send: {
      label: t('gifts.send', { gift: gift.name }),
      total: expectedPrice === 0 ? null : total,
      owned: expectedPrice === 0 ? t('gifts.owns') : null,
    },
  };
}

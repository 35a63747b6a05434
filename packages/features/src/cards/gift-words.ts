import type { SentGift } from '@vx/contract';
import type { Translate } from '../texts/presenter-texts.ts';

/** How a gift is called and drawn; `null`: nobody knows it yet. */
export type NameGift = (
  giftId: string,
) => { readonly name: string; readonly picture: string } | null;

/** The same out of a list. */
export function nameGifts(
  gifts: readonly { readonly id: string; readonly name: string; readonly imageUrl: string }[],
): NameGift {
  const known = new Map(gifts.map(({ id, name, imageUrl }) => [id, { name, picture: imageUrl }]));
  return (giftId) => known.get(giftId) ?? null;
}

/** What was given in a message, in words and with the picture of the first. */
export interface GiftWords {
  readonly title: string;
  /** "Rose ×2, Song"; of one kind without how many. */
  readonly names: string;
  readonly picture: string | null;
  /** Of one kind: how many. */
  readonly count: number;
}

/** "You gave: Rose", "You gave: Rose ×2, Song". */
export function giftWords(gifts: readonly SentGift[], nameGift: NameGift, t: Translate): GiftWords {
  const [first] = gifts;
  const many = gifts.length > 1;
  const names = gifts.map(({ giftId, quantity }) => {
    const name = nameGift(giftId)?.name ?? t('gifts.gift');
    return many && quantity > 1 ? `${name} ×${quantity}` : name;
  });
  return {
    title: t('gifts.youGave', { gifts: names.join(', ') }),
    names: names.join(', '),
    picture: first ? (nameGift(first.giftId)?.picture ?? null) : null,
    count: many ? 1 : (first?.quantity ?? 1),
  };
}

import type { Translate } from '../../texts/presenter-texts.ts';
import type { RoomLine } from './room-lines.ts';

type GiftLine = Extract<RoomLine, { readonly kind: 'gift' }>;

/** A gift that is with the performer now, over the picture. */
export interface GiftArrival {
  readonly id: string;
  /** "Mira has your gift: Rose" */
  readonly title: string;
  readonly picture: string | null;
  readonly count: number;
}

/** The gift that was given last; `null`: none was. */
export const lastGiftOf = (lines: readonly RoomLine[]): GiftLine | null =>
  lines.findLast((line) => line.kind === 'gift') ?? null;

/** What stands over the picture while a gift arrives. */
export const toGiftArrival = (
  { id, names, picture, count }: GiftLine,
  name: string,
  t: Translate,
): GiftArrival => ({ id, title: t('gifts.arrived', { name, gifts: names }), picture, count });

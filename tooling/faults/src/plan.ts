import type { Scale } from './options.ts';
import type { Chance } from './random.ts';

export interface Video {
  readonly id: number;
  readonly price: number;
}

export interface Guest {
  readonly id: string;
  readonly bearer: string;
  /** Coins before the run. */
  readonly coins: number;
  /** Coins that the guest may spend in a month, by a limit of its own. */
  readonly limit: number | null;
}

/** What a client wants to happen once. The key names it, however often it is sent. */
export type Intent =
  | {
      readonly kind: 'buy';
      readonly key: string;
      readonly guest: Guest;
      readonly video: Video;
      /** What the client says it showed. */
      readonly shownPrice: number;
      /** Another intent, with a key of its own, wants the same video for the same guest. */
      readonly rivalled: boolean;
    }
  | {
      readonly kind: 'topup';
      readonly key: string;
      readonly guest: Guest;
      readonly option: TopupOption;
    };

export interface TopupOption {
  readonly id: string;
  readonly brings: number;
}

export const topupOptions: readonly TopupOption[] = [
  { id: 'coins-40', brings: 40 },
  { id: 'coins-100', brings: 104 },
  { id: 'coins-200', brings: 212 },
];

/** Lays out the run: mostly purchases, some top-ups, some wrong prices, some double clicks. */
export function planIntents(
  scale: Scale,
  guests: readonly Guest[],
  videos: readonly Video[],
  chance: Chance,
): readonly Intent[] {
  const wanted = new Map(guests.map((guest) => [guest.id, [...videos]]));
  const intents: Intent[] = [];
  const key = (): string =>
    `intent-${intents.length}-${Math.floor(chance.next() * 2 ** 32).toString(36)}`;
  while (intents.length < scale.intents) {
    const guest = chance.pick(guests);
    const left = wanted.get(guest.id) ?? [];
    if (left.length === 0 || chance.hits(0.12)) {
      intents.push({ kind: 'topup', key: key(), guest, option: chance.pick(topupOptions) });
      continue;
    }
    const [video] = left.splice(chance.below(left.length), 1);
    if (!video) continue;
    const rivalled = chance.hits(0.1);
    const shownPrice = !rivalled && chance.hits(0.05) ? video.price + 1 : video.price;
    intents.push({ kind: 'buy', key: key(), guest, video, shownPrice, rivalled });
    if (rivalled) intents.push({ kind: 'buy', key: key(), guest, video, shownPrice, rivalled });
  }
  return intents;
}

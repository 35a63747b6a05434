import type { Scale } from './options.ts';
import type { Chance } from './random.ts';
import { priceIn, type WalletCurrency } from './wallets.ts';

export interface Video {
  readonly id: number;
  /** Coins. */
  readonly price: number;
}

export interface Guest {
  readonly id: string;
  readonly bearer: string;
  readonly currency: WalletCurrency;
  /** Before the run, in minor units of the wallet. */
  readonly balance: number;
  /** What the guest may spend in a month, by a limit of its own; minor units of the wallet. */
  readonly limit: number | null;
  /** The wallet is topped up by itself whenever little is left. */
  readonly recharges: boolean;
  /** Vouchers for one video each. */
  readonly vouchers: readonly string[];
}

/** A code for fewer guests than want it. */
export interface Code {
  readonly code: string;
  readonly coins: number;
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
      /** The key is one that another guest has used before. */
      readonly borrowed: boolean;
      /** Pays instead of money; several intents may want the same one. */
      readonly voucherId: string | null;
    }
  | {
      readonly kind: 'redeem';
      readonly key: string;
      readonly guest: Guest;
      readonly code: Code;
    }
  | {
      readonly kind: 'subscribe';
      readonly key: string;
      readonly guest: Guest;
    }
  | {
      readonly kind: 'topup';
      readonly key: string;
      readonly guest: Guest;
      readonly option: TopupOption;
      /** The bank takes its time: the money is waited for before it comes. */
      readonly takesTime: boolean;
    };

/** What clients subscribe to; a guest once, however many intents want it. */
export const subscribed = { plan: 'tv', months: 1, coins: 20 } as const;

export interface TopupOption {
  readonly id: string;
  /** Coins, or as much in euros and francs. */
  readonly brings: number;
}

export const topupOptions: readonly TopupOption[] = [
  { id: 'topup-1000', brings: 40 },
  { id: 'topup-2500', brings: 104 },
  { id: 'topup-5000', brings: 212 },
];

/**
 * Lays out the run: mostly purchases, some of them with vouchers, some top-ups, some codes, some
 * subscriptions, some wrong prices, some double clicks.
 */
export function planIntents(
  scale: Scale,
  guests: readonly Guest[],
  videos: readonly Video[],
  codes: readonly Code[],
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
      const option = chance.pick(topupOptions);
      const takesTime = chance.hits(0.4);
      intents.push({ kind: 'topup', key: key(), guest, option, takesTime });
      continue;
    }
    if (codes.length > 0 && chance.hits(0.08)) {
      // Now and then a guest wants the same code again.
      intents.push({ kind: 'redeem', key: key(), guest, code: chance.pick(codes) });
      continue;
    }
    if (chance.hits(0.05)) {
      intents.push({ kind: 'subscribe', key: key(), guest });
      continue;
    }
    const [video] = left.splice(chance.below(left.length), 1);
    if (!video) continue;
    if (guest.vouchers.length > 0 && chance.hits(0.12)) {
      const voucherId = chance.pick(guest.vouchers);
      const order = {
        kind: 'buy',
        guest,
        video,
        shownPrice: 0,
        rivalled: false,
        borrowed: false,
        voucherId,
      } as const;
      intents.push({ ...order, key: key() });
      continue;
    }
    const rivalled = chance.hits(0.1);
    const price = priceIn(guest.currency, video.price);
    const shownPrice = !rivalled && chance.hits(0.05) ? price + 1 : price;
    const before = intents.at(-1);
    // Never one that was borrowed itself: it may be this guest's own.
    const isOther =
      before !== undefined &&
      before.guest.id !== guest.id &&
      !(before.kind === 'buy' && before.borrowed);
    const borrowed = isOther && chance.hits(0.06);
    const order = { kind: 'buy', guest, video, shownPrice, rivalled, voucherId: null } as const;
    intents.push({ ...order, borrowed, key: borrowed ? before.key : key() });
    if (rivalled) intents.push({ ...order, borrowed: false, key: key() });
  }
  return intents;
}

/** One euro is four coins, so a coin costs 25 cents. [CO-coinsPerEuro] */
const CENTS_PER_COIN = 25;

/** VAT that prices include, in percent. */
const VAT_PERCENT = 19;

/** How long a payment page stays open. */
export const INTENT_LIFETIME_MS = 30 * 60_000;

export interface TopupOffer {
  /** `null` for a free amount. */
  readonly id: string | null;
  readonly coins: number;
  readonly bonus: number;
  readonly euroCents: number;
}

const option = (coins: number, bonus: number): TopupOffer & { readonly id: string } => ({
  id: `coins-${coins}`,
  coins,
  bonus,
  euroCents: coins * CENTS_PER_COIN,
});

/** What can be bought with one tap. */
export const topupOptions = [
  option(40, 0),
  option(100, 4),
  option(200, 12),
  option(400, 32),
  option(800, 80),
] as const;

/** Free amounts, in euro cents. */
export const customTopup = { min: 500, max: 20_000, step: 500 } as const;

/**
 * The offer that a request names, or `null` when there is no such offer. A free amount that equals
 * an option's price is that option, bonus included: nobody pays the same for less.
 */
export function offerOf(request: {
  readonly optionId?: string | undefined;
  readonly amountEurCents?: number | undefined;
}): TopupOffer | null {
  const { optionId, amountEurCents } = request;
  if ((optionId === undefined) === (amountEurCents === undefined)) return null;
  if (amountEurCents === undefined) return topupOptions.find(({ id }) => id === optionId) ?? null;
  const { min, max, step } = customTopup;
  if (amountEurCents < min || amountEurCents > max || amountEurCents % step !== 0) return null;
  const same = topupOptions.find(({ euroCents }) => euroCents === amountEurCents);
  return (
    same ?? {
      id: null,
      coins: amountEurCents / CENTS_PER_COIN,
      bonus: 0,
      euroCents: amountEurCents,
    }
  );
}

/** The VAT in a price that includes it, in cents. */
export const vatOf = (euroCents: number): number =>
  Math.round((euroCents * VAT_PERCENT) / (100 + VAT_PERCENT));

/**
 * Where to go after the payment: a path of this site, with the intent's id, or `null` when the
 * given text could lead elsewhere.
 */
export function returnAddress(returnPath: string, intentId: string): string | null {
  // Control characters and backslashes are read differently by browsers and by us.
  if (!returnPath.startsWith('/') || /[\p{Cc}\s\\]/u.test(returnPath)) return null;
  const base = 'http://site.invalid';
  if (!URL.canParse(returnPath, base)) return null;
  const address = new URL(returnPath, base);
  // A path that begins with two slashes, perhaps only after its dots were resolved, names a host.
  if (address.origin !== base || address.pathname.startsWith('//')) return null;
  address.searchParams.set('topup', intentId);
  return `${address.pathname}${address.search}${address.hash}`;
}

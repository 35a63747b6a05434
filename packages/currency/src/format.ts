import type { Language } from '@vx/contract/enums';
import { decimalsOf, exact, type Currency, type Money } from './money.ts';

interface Notation {
  readonly decimal: string;
  readonly group: string;
  /** Digits from which groups are set: Spanish leaves four digits together. */
  readonly groupFrom: number;
  readonly place: (sign: string, digits: string, symbol: string) => string;
}

const space = '\u00A0';
const after: Notation['place'] = (sign, digits, symbol) => sign + digits + space + symbol;

/** As CLDR writes them, which is what `Intl.NumberFormat` gives. */
const notations: { readonly [L in Language]: Notation } = {
  de: { decimal: ',', group: '.', groupFrom: 4, place: after },
  es: { decimal: ',', group: '.', groupFrom: 5, place: after },
  nl: {
    decimal: ',',
    group: '.',
    groupFrom: 4,
    place: (sign, digits, symbol) => symbol + space + sign + digits,
  },
  en: {
    decimal: '.',
    group: ',',
    groupFrom: 4,
    place: (sign, digits, symbol) => sign + symbol + (symbol === '€' ? '' : space) + digits,
  },
};

/** The sign of a currency in texts: `€` (RU-money-euro-symbol), `CHF`; none for coins and credits. */
export function symbolOf(currency: Currency): string {
  if (decimalsOf(currency) === 0) return '';
  return currency === 'EUR' ? '€' : currency;
}

/**
 * An amount as people of a language write it: EUR and CHF with 2 decimals and their symbol, coins,
 * credits and vouchers as a plain whole number (RU-money-decimals-two, RU-money-decimals-zero).
 *
 * @throws UnknownCurrencyError for a currency that the product does not know
 */
export function format(amount: Money, language: Language): string {
  const notation = notations[language];
  const { value, currency } = amount;
  const size = String(Math.abs(exact(value)));
  const sign = value < 0 ? '-' : '';
  if (decimalsOf(currency) === 0) return sign + grouped(size, notation);
  const digits = size.padStart(3, '0');
  const split = digits.length - 2;
  const whole = grouped(digits.slice(0, split), notation);
  return notation.place(sign, whole + notation.decimal + digits.slice(split), symbolOf(currency));
}

/** An amount as programs write it: `12.50`, `-3`. */
export function toDecimal(amount: Money): string {
  const places = decimalsOf(amount.currency);
  const size = String(Math.abs(exact(amount.value))).padStart(places + 1, '0');
  const whole = size.slice(0, size.length - places);
  const sign = amount.value < 0 ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${size.slice(-places)}`;
}

function grouped(digits: string, { group, groupFrom }: Notation): string {
  if (digits.length < groupFrom) return digits;
  let at = digits.length % 3 || 3;
  let text = digits.slice(0, at);
  for (; at < digits.length; at += 3) text += group + digits.slice(at, at + 3);
  return text;
}

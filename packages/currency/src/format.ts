import type { Language } from '@vx/contract/enums';
import { decimalsOf, exact, money, type Currency, type Money } from './money.ts';

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
  const digits = size.length > 2 ? size : size.padStart(3, '0');
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

/**
 * Reads what `format` writes and what people type in that language: symbol, spaces and groups may
 * be left out, decimals too. Anything doubtful (a third decimal, a group of two digits) is null.
 *
 * @throws UnknownCurrencyError for a currency that the product does not know
 */
export function parse<C extends Currency>(
  text: string,
  currency: C,
  language: Language,
): Money<C> | null {
  const { decimal, group } = notations[language];
  const places = decimalsOf(currency);
  const found = /^(-?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(
    withoutSymbol(text.trim(), symbolOf(currency)),
  );
  if (found === null) return null;
  const [, sign, whole = '', point, fraction = ''] = found;
  if (whole.includes(decimal)) return null;
  if (point !== undefined && (point !== decimal || places === 0)) return null;
  const size = Number(whole.replaceAll(group, '') + fraction.padEnd(places, '0'));
  if (!Number.isSafeInteger(size)) return null;
  return money(sign === '-' ? -size : size, currency);
}

/** Takes one symbol away, at the end or at the start; a minus may stand before or after it. */
function withoutSymbol(text: string, symbol: string): string {
  if (symbol === '') return text;
  if (text.endsWith(symbol)) return text.slice(0, -symbol.length).trimEnd();
  if (text.startsWith(symbol)) return text.slice(symbol.length).trimStart();
  const negative = `-${symbol}`;
  return text.startsWith(negative) ? `-${text.slice(negative.length).trimStart()}` : text;
}

function grouped(digits: string, { group, groupFrom }: Notation): string {
  if (digits.length < groupFrom) return digits;
  let at = digits.length % 3 || 3;
  let text = digits.slice(0, at);
  for (; at < digits.length; at += 3) text += group + digits.slice(at, at + 3);
  return text;
}

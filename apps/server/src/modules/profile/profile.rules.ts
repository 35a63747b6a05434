import { OperationError } from '../../platform/errors.ts';

/** What a guest may say of itself. */
export interface OwnWords {
  readonly about: string;
  readonly country: string | null;
  readonly zip: string | null;
}

export const aboutLength = 140;

/** Where guests may live: ISO 3166. */
export const countries = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Postcodes of the countries most guests live in; elsewhere any that could be one. */
const zipPatterns: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LU: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
};
const anyZip = /^[A-Z\d](?:[A-Z\d -]{0,8}[A-Z\d])?$/;

/** What is changed; an empty text takes the value back. */
export type Changes = { readonly [Name in keyof OwnWords]?: string | undefined };

/**
 * The words after a change. A postcode has to fit the country that stands beside it afterwards; it
 * goes when the country changes without a new one, since it would mean another place.
 * @throws OperationError TEXT_TOO_LONG, COUNTRY_UNKNOWN, ZIP_INVALID
 */
export function changeWords(before: OwnWords, changes: Changes): OwnWords {
  const about = changes.about === undefined ? before.about : tidy(changes.about);
  if (about.length > aboutLength) throw new OperationError('TEXT_TOO_LONG');
  const country = changes.country === undefined ? before.country : changes.country || null;
  if (country !== null && !(countries as readonly string[]).includes(country))
    throw new OperationError('COUNTRY_UNKNOWN');
  const kept = country === before.country ? before.zip : null;
  const zip = changes.zip === undefined ? kept : tidy(changes.zip).toUpperCase() || null;
  if (zip !== null && !((country && zipPatterns[country]) || anyZip).test(zip))
    throw new OperationError('ZIP_INVALID');
  return { about, country, zip };
}

/** One line: control characters and runs of blanks become one blank. */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

import type { PhoneNumberType } from '@vx/contract/enums';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { PhoneErrorCode } from '@vx/notify-core/rules';

/** Countries whose numbers are taken, with their dialling codes. Others are refused before anything is paid. */
export const allowedCountries = [
  ['DE', '49'],
  ['AT', '43'],
  ['CH', '41'],
  ['LI', '423'],
  ['LU', '352'],
  ['NL', '31'],
  ['BE', '32'],
  ['ES', '34'],
] as const;

/** A number as ET-pinCallVerification has its parts. */
export interface PhoneNumber {
  /** ISO 3166. */
  readonly country: string;
  /** `49` */
  readonly countryCode: string;
  /** The network or the town: `1512`. */
  readonly preCode: string;
  /** The rest of it. */
  readonly number: string;
  /** `+4915123456789`: what is dialled and compared. */
  readonly e164: string;
  /** `+49 1512 3456789`: what is shown. */
  readonly e123: string;
}

const allowed: ReadonlySet<string> = new Set(allowedCountries.map(([country]) => country));
const longest = 40;

/**
 * Reads a number with its dialling code; the zero that people write behind it is left out.
 * @returns the number, or why it cannot be used for this way of verification
 */
export function readPhoneNumber(text: string, type: PhoneNumberType): PhoneNumber | PhoneErrorCode {
  if (text.length > longest) return 'PHONE_INVALID_NUMBER';
  const found = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), { extract: false });
  if (!found || found.ext !== undefined) return 'PHONE_INVALID_NUMBER';
  if (found.country && !allowed.has(found.country)) return 'PHONE_COUNTRY_NOT_ALLOWED';
  if (!found.isValid() || !found.country) return 'PHONE_INVALID_NUMBER';
  const kind = found.getType();
  // These cost whoever calls them, and ring at nobody's home.
  if (kind === 'PREMIUM_RATE' || kind === 'SHARED_COST') return 'PHONE_BLACKLISTED';
  if (!canReach(kind, type)) return 'PHONE_INVALID_TYPE';
  const e123 = found.formatInternational();
  const [, preCode = '', ...rest] = e123.split(' ');
  return {
    country: found.country,
    countryCode: found.countryCallingCode,
    preCode,
    number: rest.join(''),
    e164: found.number,
    e123,
  };
}

type Kind = ReturnType<NonNullable<ReturnType<typeof parsePhoneNumberFromString>>['getType']>;

/** Text messages reach mobile phones; calls reach everything that rings at somebody's. */
function canReach(kind: Kind, type: PhoneNumberType): boolean {
  if (kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE') return true;
  return type === 'fixed' && (kind === 'FIXED_LINE' || kind === 'VOIP');
}

import { walletCurrencies } from '../enums/money.ts';
import { limitPeriods, pauseKinds } from '../enums/spending.ts';
import { voucherRefusals } from '../enums/vouchers.ts';
import type { ErrorCode } from './codes.ts';

/** Seconds after which the same call is worth another try. */
const retryAfter = { retryAfter: 'number' } as const;
/** The guest's own rule, minor units that it leaves, and when it ends (ISO 8601; `null`: never). */
const spendingRule = {
  rule: [...limitPeriods, ...pauseKinds],
  left: 'number',
  until: 'text or null',
} as const;
/** One of `phoneVerificationCodes`, the tries that are left, and when it goes on (ISO 8601). */
const phone = { errorCode: 'number', 'triesLeft?': 'number', 'retryAt?': 'text' } as const;

/**
 * What a refusal says beside its code, for programs: code to members. A `?` behind a name: it may be
 * missing; a list: one of these texts. A code that is not here says nothing more. Plain words, so that
 * clients need no schema library. Amounts are minor units of the wallet, times ISO 8601.
 */
export const errorDetails = {
  /** One field of ours, or places in the input with the rule of JSON Schema that they break. */
  INVALID_INPUT: { 'field?': 'text', 'fields?': 'fields' },
  /** An import: the performer that an album names. */
  NOT_FOUND: { 'actorId?': 'number' },
  /** What it costs now; of a chat: each minute, and how many of them are free. */
  PRICE_CHANGED: { price: 'number', 'freeMinutes?': 'number' },
  BALANCE_TOO_LOW: { 'balance?': 'number', 'missing?': 'number', 'currency?': walletCurrencies },
  LIMIT_REACHED: spendingRule,
  SPENDING_PAUSED: spendingRule,
  AMOUNT_NOT_OFFERED: { min: 'number', max: 'number' },
  TOO_MANY_REQUESTS: retryAfter,
  UNAVAILABLE: retryAfter,
  LOGIN_SLOWED: retryAfter,
  CODE_SLOWED: retryAfter,
  CODE_NOT_YET: { validFrom: 'text' },
  CODE_EXPIRED: { validTo: 'text' },
  VOUCHER_UNUSABLE: { reason: voucherRefusals },
  INCENTIVE_OVER: { endedAt: 'text' },
  PHONE_INVALID_NUMBER: phone,
  PHONE_COUNTRY_NOT_ALLOWED: phone,
  PHONE_INVALID_TYPE: phone,
  PHONE_TIMEOUT: phone,
  PHONE_BLACKLISTED: phone,
  PHONE_NOT_UNIQUE: phone,
  PHONE_ID_UNKNOWN: phone,
  PHONE_INVALID_CODE: phone,
  PHONE_ATTEMPTS_REACHED: phone,
  PHONE_UNKNOWN: phone,
} as const satisfies { readonly [Code in ErrorCode]?: Shape };

interface Values {
  readonly text: string;
  readonly number: number;
  readonly 'text or null': string | null;
  readonly fields: readonly { readonly path: string; readonly rule: string }[];
}
type Member = keyof Values | readonly string[];
type Shape = Readonly<Record<string, Member>>;
type ValueOf<M> = M extends keyof Values
  ? Values[M]
  : M extends readonly string[]
    ? M[number]
    : never;
type DetailOf<S> = {
  readonly [Name in keyof S as Name extends `${string}?` ? never : Name]: ValueOf<S[Name]>;
} & {
  readonly [Name in keyof S as Name extends `${infer Bare}?` ? Bare : never]?: ValueOf<S[Name]>;
};

/** What a refusal with this code says beside it; `never` for a code that says nothing more. */
export type ErrorDetail<Code extends ErrorCode = ErrorCode> = Code extends keyof typeof errorDetails
  ? DetailOf<(typeof errorDetails)[Code]>
  : never;

/**
 * What a refusal from outside says beside its code: the members that belong to the code, and no others.
 * @returns null when the code is unknown or says nothing more, or when a member is not as it should be
 */
export function parseErrorDetail<Code extends ErrorCode>(
  code: Code,
  detail: unknown,
): ErrorDetail<Code> | null {
  if (typeof detail !== 'object' || detail === null || !Object.hasOwn(errorDetails, code))
    return null;
  const shape: Shape = errorDetails[code as keyof typeof errorDetails];
  const parsed: Record<string, unknown> = {};
  for (const [label, member] of Object.entries(shape)) {
    const name = label.replace('?', '');
    const value = (detail as Readonly<Record<string, unknown>>)[name];
    if (value === undefined && name !== label) continue;
    if (!isMember(member, value)) return null;
    parsed[name] = value;
  }
  return parsed as ErrorDetail<Code>;
}

/**
 * What a refusal says, when it is one with this code: of an error, of a body or of a problem that a page
 * was given. What it says is checked here, so that nobody has to trust where it came from.
 */
export function readErrorDetail<Code extends ErrorCode>(
  refusal: unknown,
  code: Code,
): ErrorDetail<Code> | null {
  if (typeof refusal !== 'object' || refusal === null || !('code' in refusal)) return null;
  if (refusal.code !== code || !('detail' in refusal)) return null;
  return parseErrorDetail(code, refusal.detail);
}

function isMember(member: Member, value: unknown): boolean {
  if (typeof member === 'object') return member.some((one) => one === value);
  switch (member) {
    case 'number':
      return Number.isFinite(value);
    case 'text':
      return typeof value === 'string';
    case 'text or null':
      return value === null || typeof value === 'string';
    case 'fields':
      return Array.isArray(value) && value.every(isField);
  }
}

function isField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { path, rule } = value as { readonly path?: unknown; readonly rule?: unknown };
  return typeof path === 'string' && typeof rule === 'string';
}

import type { RestKey } from '../rest/index.ts';
import { familyOf } from './family.ts';
import {
  binaryKeys,
  cacheKeys,
  credentialKeys,
  idempotentKeys,
  loginKeys,
  outsideKeys,
} from './generated.ts';

const among = (keys: string, key: string): boolean => `,${keys},`.includes(`,${key},`);

/** Cookies go along. [RU-api-credentials-some] */
export const needsCredentials = (key: RestKey): boolean => among(credentialKeys, key);
/** An `Idempotency-Key` header is required. */
export const isIdempotent = (key: RestKey): boolean => among(idempotentKeys, key);
/** Answers a blob, not JSON. */
export const isBinary = (key: RestKey): boolean => among(binaryKeys, key);
/** The address is not below `/api/v1`. */
export const isOutside = (key: RestKey): boolean => among(outsideKeys, key);
/** Needs a logged-in guest; without one a client need not send it. Costs the largest table. */
export const needsLogin = (key: RestKey): boolean =>
  among(loginKeys, key) || (among(loginKeys, familyOf(key)) && !among(loginKeys, `!${key}`));

/** Seconds for which an answer may be used again; 0: not at all. */
export function cacheSeconds(key: RestKey): number {
  const start = `,${cacheKeys}`.indexOf(`,${key}=`);
  return start < 0 ? 0 : Number.parseInt(cacheKeys.slice(start + key.length + 1), 10);
}

/** What a client must know of a call at run time. */
export interface RestHint {
  readonly credentials: boolean;
  readonly idempotent: boolean;
  readonly binary: boolean;
  readonly outside: boolean;
  readonly login: boolean;
  readonly cacheSeconds: number;
}

/** All hints of a call (about 1 kB gzip of tables). */
export function restHint(key: RestKey): RestHint {
  return {
    credentials: needsCredentials(key),
    idempotent: isIdempotent(key),
    binary: isBinary(key),
    outside: isOutside(key),
    login: needsLogin(key),
    cacheSeconds: cacheSeconds(key),
  };
}

// Made by `pnpm --filter @vx/contract run generate`. Do not edit.
import type { RestKey } from '../rest/index.ts';

/** What a client must know of a call at run time. */
export interface RestHint {
  /** Send cookies along. [RU-api-credentials-some] */
  readonly credentials: boolean;
  /** An `Idempotency-Key` is required. */
  readonly idempotent: boolean;
  /** Needs a logged-in guest. */
  readonly login: boolean;
  /** Answers a blob. */
  readonly binary: boolean;
  /** Seconds for which an answer may be used again. */
  readonly cacheSeconds: number;
}

const flags: Readonly<Record<string, string>> = {
  'POST /auth/signup': 'c',
  'POST /auth/login': 'c',
  'POST /auth/logout': 'c',
  'POST /auth/verifyEmail': 'c',
  'GET /auth/session': 'c',
};

/** The calls that differ from the default (no flag, no cache), as letters. */
export const restHints = flags;

/** The hint of a call. */
export function restHint(key: RestKey): RestHint {
  const found = flags[key] ?? '';
  return {
    credentials: found.includes('c'),
    idempotent: found.includes('i'),
    login: found.includes('g'),
    binary: found.includes('b'),
    cacheSeconds: Number.parseInt(/\d+/.exec(found)?.[0] ?? '0', 10),
  };
}

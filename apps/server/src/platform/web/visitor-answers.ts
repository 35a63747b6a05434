import type { ErrorCode } from '../errors.ts';
import type { OwnReads, ReadLog } from '../own-reads.ts';
import type { Moment } from './visitor-moment.ts';

/** An answer of our own API, as far as a page's loader reads it. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** An answer to a guest, and what of the guest it was made from. */
export interface OwnAnswer extends ApiAnswer {
  readonly log: ReadLog;
}

/** A call that a page makes to our own API. */
export interface ApiCall {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string | null;
  readonly country: string | null;
  readonly acceptLanguage: string | null;
}

/**
 * REST calls whose answer to a visitor depends on nothing but address, body, language and country. Guests
 * share it when their handler does not look who asks (`watchCaller`).
 */
const sharedRest =
  /^(?:GET \/api\/v1\/(?:monitoringActors\/onlineActorsAmount|subscriptions)|POST \/api\/v1\/breadcrumb\/\w+)(?:\?|$)/;
const vxql = /^POST \/vxql(?:\?|$)/;
/** They say who asks, which the answer of a shared call does not depend on. */
const callerArguments = ['accessToken', 'v'];
const maxKeyLength = 20_000;
const unavailable: ErrorCode = 'UNAVAILABLE';
export const maxAnswers = 500;
/** What a loader reads of an answer; cookies and traces belong to the one request. */
const keptHeaders = new Set(['content-type', 'cache-control']);

/**
 * The key under which visitors share the answer of a call; `null` for calls that are each visitor's
 * own. Only for callers who are not logged in.
 */
export function sharedKeyOf(call: ApiCall): string | null {
  const route = `${call.method} ${call.path}`;
  if (vxql.test(route)) {
    // A query with such a word in it is asked again, which is never wrong.
    if (call.body === null || /\b(?:mutation|subscription)\b/.test(call.body)) return null;
  } else if (!sharedRest.test(route)) return null;
  const url = new URL(call.path, 'http://in-process');
  for (const name of callerArguments) url.searchParams.delete(name);
  const key = JSON.stringify([
    call.method,
    url.pathname + url.search,
    call.country,
    call.acceptLanguage,
    call.body,
  ]);
  return key.length > maxKeyLength ? null : key;
}

/** Asks once for all visitors of a moment, also for those who come while it is being asked. */
export function shareAnswer(
  { answers }: Moment,
  key: string,
  ask: () => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const known = answers.get(key);
  if (known) return known;
  const answer = ask().then(withoutTraces);
  if (answers.size >= maxAnswers) return answer;
  answers.set(key, answer);
  // A failure is told to those who wait for it and then forgotten.
  answer.then(
    (given) => isWhole(given) || answers.delete(key),
    () => answers.delete(key),
  );
  return answer;
}

/** Answers a call of a guest: as it was answered to one of whom the same is read, else by asking. */
export async function shareOwnAnswer(
  { guests: { answers } }: Moment,
  key: string,
  reads: OwnReads,
  ask: () => Promise<OwnAnswer>,
): Promise<OwnAnswer> {
  const make = async (): Promise<OwnAnswer> => {
    const { log, ...answer } = await ask();
    return { ...withoutTraces(answer), log };
  };
  return await answers.get(key, reads, make, isWhole);
}

const withoutTraces = ({ status, headers, body }: ApiAnswer): ApiAnswer => ({
  status,
  headers: headers.filter(([name]) => keptHeaders.has(name)),
  body,
});

export function isWhole({ status, body }: ApiAnswer): boolean {
  if (status !== 200 || body === null) return false;
  return !Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes('"errors":');
}

/** Whether an answer, or a part of it, could not be given for now (ADR 0021). */
export function isUnavailable({ status, body }: ApiAnswer): boolean {
  if (status === 503) return true;
  if (status !== 200 || body === null || isWhole({ status, body, headers: [] })) return false;
  const { errors } = JSON.parse(Buffer.from(body).toString()) as {
    readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  };
  return errors?.some(({ extensions }) => extensions?.code === unavailable) ?? false;
}

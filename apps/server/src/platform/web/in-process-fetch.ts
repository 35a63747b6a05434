import type { FastifyInstance, InjectOptions } from 'fastify';
import { InProcessCalls } from '../http/identify.ts';
import { OperationError } from '../errors.ts';
import { ReadLog, type OwnReads } from '../own-reads.ts';
import {
  isUnavailable,
  isWhole,
  shareAnswer,
  sharedKeyOf,
  shareOwnAnswer,
  type ApiAnswer,
} from './visitor-answers.ts';
import type { Moment } from './visitor-moment.ts';

const reachable = /^\/(?:api\/v1\/|vxql(?:\?|$)|feed\/graphql(?:\?|$))/;

export interface InProcessFetchOptions {
  /** The open in-process call on whose behalf everything is asked. */
  readonly token: string;
  /** For a visitor's page: what all visitors share; for a guest's: what guests like this one share. */
  readonly shared: {
    readonly moment: Moment;
    readonly country: string | null;
    /** Called when the page is given something that is not the same for all of them. */
    readonly onOwn: () => void;
    readonly guest?: SharingGuest;
  } | null;
  /** Nobody waits any more. */
  readonly signal: AbortSignal;
  /** Called when an answer, or a part of it, is not available for now. */
  readonly onUnavailable: () => void;
}

/** A guest whose page others may get as well. */
export interface SharingGuest {
  readonly reads: OwnReads;
  /** What the page was made from so far. */
  readonly log: ReadLog;
  /** Of the session: calls that name no language are answered in it. */
  readonly language: string;
  /** Opens a call whose answer is watched. */
  readonly open: (log: ReadLog) => Disposable & { readonly token: string };
}

/** A `fetch` that answers our own API without a network, as the caller of `token`. */
export function createInProcessFetch(
  app: FastifyInstance,
  { token, shared, signal, onUnavailable }: InProcessFetchOptions,
): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(input instanceof Request ? input.url : input, 'http://in-process');
    const path = `${url.pathname}${url.search}`;
    if (!reachable.test(path))
      throw new OperationError('NOT_FOUND', undefined, { cause: url.pathname });
    init?.signal?.throwIfAborted();
    signal.throwIfAborted();
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.delete('accept-encoding');
    headers.delete('cookie');
    const given = init?.body ?? (request ? await request.text() : undefined);
    const body = typeof given === 'string' && given !== '' ? given : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const ask = (as = token): Promise<ApiAnswer> =>
      inject(app, {
        method: method as NonNullable<InjectOptions['method']>,
        url: path,
        headers: { ...Object.fromEntries(headers), [InProcessCalls.header]: as },
        ...(body !== null && { payload: body }),
      });
    const key =
      shared &&
      sharedKeyOf({
        method,
        path,
        body,
        country: shared.country,
        acceptLanguage: headers.get('accept-language'),
      });
    const answer = await (shared && key !== null ? share(shared, key, ask) : ask());
    if (key === null || !isWhole(answer)) shared?.onOwn();
    if (isUnavailable(answer)) onUnavailable();
    return new Response(answer.body, {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  };
}

async function share(
  { moment, guest }: NonNullable<InProcessFetchOptions['shared']>,
  key: string,
  ask: (as?: string) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  if (!guest) return shareAnswer(moment, key, () => ask());
  const own = await shareOwnAnswer(moment, `${guest.language} ${key}`, guest.reads, async () => {
    const log = new ReadLog();
    using call = guest.open(log);
    return { ...(await ask(call.token)), log };
  });
  guest.log.add(own.log);
  return own;
}

async function inject(app: FastifyInstance, options: InjectOptions): Promise<ApiAnswer> {
  const answer = await app.inject(options);
  const headers: [string, string][] = [];
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const text of Array.isArray(value) ? value : [value])
      if (text !== undefined) headers.push([name, String(text)]);
  }
  const empty = answer.statusCode === 204 || answer.statusCode === 304;
  return {
    status: answer.statusCode,
    headers,
    body: empty ? null : new Uint8Array(answer.rawPayload),
  };
}

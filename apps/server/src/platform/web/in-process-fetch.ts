import type { FastifyInstance, InjectOptions } from 'fastify';
import { InProcessCalls } from '../http/identify.ts';
import { OperationError } from '../errors.ts';

const reachable = /^\/(?:api\/v1\/|vxql(?:\?|$)|feed\/graphql(?:\?|$))/;

/** A `fetch` that answers our own API without a network, as the caller of `token`. */
export function createInProcessFetch(app: FastifyInstance, token: string): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(input instanceof Request ? input.url : input, 'http://in-process');
    const path = `${url.pathname}${url.search}`;
    if (!reachable.test(path)) throw new OperationError('NOT_FOUND', { path: url.pathname });
    init?.signal?.throwIfAborted();
    const headers = new Headers(init?.headers ?? request?.headers);
    headers.delete('accept-encoding');
    headers.delete('cookie');
    headers.set(InProcessCalls.header, token);
    const body = init?.body ?? (request ? await request.text() : undefined);
    const options: InjectOptions = {
      method: (init?.method ?? request?.method ?? 'GET') as 'GET',
      url: path,
      headers: Object.fromEntries(headers),
    };
    if (typeof body === 'string' && body !== '') options.payload = body;
    const answer = await app.inject(options);
    const answerHeaders = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const text of Array.isArray(value) ? value : [value])
        if (text !== undefined) answerHeaders.append(name, String(text));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answerHeaders,
    });
  };
}

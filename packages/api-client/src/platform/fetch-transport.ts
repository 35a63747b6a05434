import type { Transport } from '../rest/ports.ts';

/** The part of `fetch` that is used. */
export type FetchLike = (input: string, init: RequestInit) => Promise<Response>;

/**
 * Carries calls by `fetch`: the browser's, or the one of the server's load context, which answers in
 * process.
 *
 * @param origin stands before paths where there is no page address to resolve them (server, tests)
 */
export function createFetchTransport(
  fetch: FetchLike = (input, init) => globalThis.fetch(input, init),
  origin = '',
): Transport {
  return async (request) => {
    const controller = new AbortController();
    const stop = (): void => controller.abort();
    if (request.signal.aborted) stop();
    request.signal.addEventListener('abort', stop);
    const response = await fetch(request.url.startsWith('/') ? origin + request.url : request.url, {
      method: request.method,
      headers: request.headers,
      // [RU-api-credentials-some] Cookies neither go nor come unless the contract says so.
      credentials: request.credentials ? 'include' : 'omit',
      keepalive: request.keepalive,
      signal: controller.signal,
      ...(request.body !== undefined && { body: request.body }),
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      text: () => response.text(),
      blob: () => response.blob(),
    };
  };
}

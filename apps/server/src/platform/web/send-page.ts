import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from './assets.ts';

/** Sends a web `Response` through Fastify. Parts of a streamed page leave as they are made. */
export function sendResponse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') void reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) appendCookies(reply, cookies);
  if (!response.body || request.method === 'HEAD') return reply.send();
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  const encoding = chooseEncoding(request);
  if (encoding === null) return reply.send(body);
  // Every part is flushed, so that the shell is not held back until the page is complete.
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 4,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH });
  pipeline(body, packer, () => undefined);
  return reply.header('content-encoding', encoding).send(packer);
}

export function appendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  const earlier = reply.getHeader('set-cookie');
  const list = earlier === undefined ? [] : Array.isArray(earlier) ? earlier : [String(earlier)];
  reply.header('set-cookie', [...list, ...cookies]);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { chooseEncoding } from './assets.ts';

/** Made for every page anew: half the work of 4, for 6 % more bytes. */
const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 3,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/** Sends a page that is complete. */
export async function sendWhole(
  page: Buffer,
  headers: readonly (readonly [string, string])[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  for (const [name, value] of headers) void reply.header(name, value);
  if (request.method === 'HEAD') return reply.send();
  const encoding = chooseEncoding(request);
  if (encoding === null) return reply.send(page);
  const packed = await (encoding === 'br'
    ? packWithBrotli(page, {
        params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
      })
    : packWithGzip(page));
  return reply.header('content-encoding', encoding).send(packed);
}

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
          params: brotliParams,
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

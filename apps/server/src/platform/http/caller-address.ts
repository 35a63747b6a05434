import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/**
 * The address a request comes from, outside of Fastify's routes. Of `X-Forwarded-For` so many
 * entries are believed as there are trusted proxies, all of them with `on`.
 */
export function callerAddress(request: IncomingMessage, trust: Config['trustProxy']): string {
  const direct = request.socket.remoteAddress ?? '';
  if (typeof trust !== 'number' && trust !== true) return direct;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const believed = trust === true ? hops[0] : hops.at(-trust);
  return believed ?? hops[0] ?? direct;
}

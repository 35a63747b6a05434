import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { OperationError } from '../errors.ts';
import { isHost, readTarget, type RequestTarget } from './request-target.ts';

const targets = new WeakMap<IncomingMessage, RequestTarget>();

/**
 * The `rewriteUrl` of Fastify: routes only ever see a clean path. What has to be answered otherwise
 * is left to `answerOddTargets`.
 */
export function rewriteTarget(request: IncomingMessage): string {
  const target = readTarget(request.url ?? '');
  targets.set(request, target);
  if (target.kind !== 'serve') return '/';
  if (target.host !== null) request.headers.host = target.host;
  return target.url;
}

/** Redirects and refuses what `rewriteTarget` found, before anything looks at the request. */
export function answerOddTargets(app: FastifyInstance, ownOrigin: string): void {
  const ownHost = new URL(ownOrigin).host;
  app.addHook('onRequest', async (request, reply) => {
    const target = targets.get(request.raw);
    if (target?.kind === 'refuse') throw new OperationError(target.code);
    // HTTP/1.0 need not name the host.
    request.headers.host ??= ownHost;
    if (!namesHost(request)) throw new OperationError('INVALID_INPUT');
    if (target?.kind === 'redirect')
      return reply.header('cache-control', 'public, max-age=3600').redirect(target.to, 308);
  });
}

/** Pages make addresses of these: what is no host would make others of them. */
const namesHost = ({ host, protocol }: FastifyRequest): boolean =>
  isHost(host) && (protocol === 'http' || protocol === 'https');

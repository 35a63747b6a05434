import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { OperationError } from '../errors.ts';
import { isHost, readTarget, type RequestTarget } from './request-target.ts';

/** What is not served as it is asked for. */
const odd = new WeakMap<IncomingMessage, Exclude<RequestTarget, { readonly kind: 'serve' }>>();

/**
 * The `rewriteUrl` of Fastify: routes only ever see a clean path. What has to be answered otherwise
 * is left to `answerOddTargets`.
 */
export function rewriteTarget(request: IncomingMessage): string {
  const target = readTarget(request.url ?? '');
  if (target.kind !== 'serve') {
    odd.set(request, target);
    return '/';
  }
  if (target.host !== null) request.headers.host = target.host;
  return target.url;
}

/** Redirects and refuses what `rewriteTarget` found, before anything looks at the request. */
export function answerOddTargets(app: FastifyInstance, ownOrigin: string): void {
  const ownHost = new URL(ownOrigin).host;
  app.addHook('onRequest', (request, reply, done) => {
    const target = odd.get(request.raw);
    if (target?.kind === 'refuse') return done(new OperationError(target.code));
    // HTTP/1.0 need not name the host.
    request.headers.host ??= ownHost;
    if (!namesHost(request)) return done(new OperationError('INVALID_INPUT'));
    if (target?.kind === 'redirect')
      return void reply.header('cache-control', 'public, max-age=3600').redirect(target.to, 308);
    done();
  });
}

/** Pages make addresses of these: what is no host would make others of them. */
const namesHost = ({ host, protocol }: FastifyRequest): boolean =>
  isHost(host) && (protocol === 'http' || protocol === 'https');

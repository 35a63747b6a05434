import type { FastifyRequest } from 'fastify';
import { OperationError } from '../errors.ts';
import type { SecurityActor, SecurityLog } from '../security-log.ts';
import type { Identity } from './identify.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something on behalf of a cookie and do not come from our own pages
 * (ADR 0002). Requests with a bearer are proof enough: no other site can know it.
 * @throws OperationError ORIGIN_REFUSED
 */
export function checkOrigin(
  request: FastifyRequest,
  identity: Pick<Identity, 'via'> & { readonly caller: SecurityActor },
  deps: { readonly origin: string; readonly securityLog: SecurityLog },
): void {
  if (isOwn(request, identity, deps.origin)) return;
  deps.securityLog.note(
    { event: 'originRefused', route: request.routeOptions.url ?? '' },
    identity.caller,
  );
  throw new OperationError('ORIGIN_REFUSED');
}

function isOwn(
  request: FastifyRequest,
  identity: Pick<Identity, 'via'>,
  ownOrigin: string,
): boolean {
  if (safeMethods.has(request.method) || identity.via === 'bearer') return true;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  if (origin !== undefined) return origin === ownOrigin || hostOf(origin) === request.headers.host;
  // Without a cookie there is nothing to abuse; tools that send neither header may log in.
  return identity.via === 'nothing';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

import type { FastifyRequest } from 'fastify';
import { OperationError } from '../errors.ts';
import type { Identity } from './identify.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something on behalf of a cookie and do not come from our own pages
 * (ADR 0002). Requests with a bearer are proof enough: no other site can know it.
 * @throws OperationError ORIGIN_REFUSED
 */
export function checkOrigin(
  request: FastifyRequest,
  identity: Pick<Identity, 'via'>,
  ownOrigin: string,
): void {
  if (safeMethods.has(request.method) || identity.via === 'bearer') return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new OperationError('ORIGIN_REFUSED');
  }
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (origin === ownOrigin || hostOf(origin) === request.headers.host) return;
    throw new OperationError('ORIGIN_REFUSED');
  }
  // Without a cookie there is nothing to abuse; tools that send neither header may log in.
  if (identity.via === 'cookie') throw new OperationError('ORIGIN_REFUSED');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

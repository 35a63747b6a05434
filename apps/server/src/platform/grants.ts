import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@vx/kernel';

/** Signed, expiring permissions that travel in an address (media, previews). */
export interface Grants {
  /** A token that carries `payload` until `ttlSeconds` have passed. Safe in a path segment. */
  signGrant(payload: Readonly<Record<string, unknown>>, ttlSeconds: number): string;
  /** The payload of a genuine, unexpired token, else `null`. */
  readGrant(token: string): Readonly<Record<string, unknown>> | null;
}

export function createGrants(deps: { readonly secret: string; readonly clock: Clock }): Grants {
  const sign = (body: string): Buffer =>
    createHmac('sha256', deps.secret).update(`grant:${body}`).digest();
  return {
    signGrant(payload, ttlSeconds) {
      const expires = deps.clock.now() + ttlSeconds * 1000;
      const body = Buffer.from(JSON.stringify([expires, payload])).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    readGrant(token) {
      const [body, mac, ...rest] = token.split('.');
      if (!body || !mac || rest.length > 0) return null;
      const given = Buffer.from(mac, 'base64url');
      const expected = sign(body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [expires, payload] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as [
        number,
        Record<string, unknown>,
      ];
      return expires > deps.clock.now() ? payload : null;
    },
  };
}

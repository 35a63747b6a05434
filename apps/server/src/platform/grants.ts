import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, Logger } from '@vx/kernel';
import type { Bus } from './bus/bus.ts';
import type { Caller } from './module.ts';

/** Signed, expiring permissions that travel in an address (media, previews). */
export interface Grants {
  /** A token that carries `payload` until `ttlSeconds` have passed. Safe in a path segment. */
  signGrant(payload: Readonly<Record<string, unknown>>, ttlSeconds: number): string;
  /** The payload of a genuine, unexpired token, else `null`. */
  readGrant(token: string): Readonly<Record<string, unknown>> | null;
  /** 128 bits that only this site can reckon from `text`, as 22 characters that are safe in a path. */
  seal(text: string): string;
}

/**
 * Whom a grant is for. A request of anybody else finds it closed: who holds an address holds nothing.
 * Visitors have their anonymous session; a caller without any cookie is held to its address.
 */
export interface Holder {
  readonly guest: string | null;
  readonly session: string | null;
  readonly address: string | null;
}

type Asking = Pick<Caller, 'guestId' | 'sessionId' | 'ip'>;

export const holderOf = ({ guestId, sessionId, ip }: Asking): Holder => ({
  guest: guestId,
  session: sessionId,
  address: sessionId === null ? ip : null,
});

export function isHolder(holder: Holder, asking: Asking): boolean {
  const { guest, session, address } = holderOf(asking);
  return holder.guest === guest && holder.session === session && holder.address === address;
}

/** What grants stood on has ended: heard on all nodes at once, though a message may be lost. */
export interface Revocations {
  /** Says that the subject (`chat:<id>`) is over. To be called after the commit that ended it. */
  revoke(subject: string): void;
  /** Hears of it on any node. Ends with the process. */
  onRevoked(listener: (subject: string) => void): void;
}

const channel = 'vx:revoked-grants';

export async function createRevocations(deps: {
  readonly bus: Bus;
  readonly logger: Logger;
}): Promise<Revocations> {
  const listeners: ((subject: string) => void)[] = [];
  const hear = (subject: string): void => listeners.forEach((listener) => listener(subject));
  await deps.bus.subscribe(channel, hear);
  return {
    onRevoked: (listener) => void listeners.push(listener),
    revoke(subject) {
      hear(subject);
      deps.bus.publish(channel, subject).catch((error: unknown) =>
        // The others read for themselves what still stands, once a second.
        deps.logger.warn('a revoked grant was not announced', { err: error }),
      );
    },
  };
}

export function createGrants(deps: { readonly secret: string; readonly clock: Clock }): Grants {
  const mac = (text: string): Buffer => createHmac('sha256', deps.secret).update(text).digest();
  const sign = (body: string): Buffer => mac(`grant:${body}`);
  return {
    seal: (text) => mac(`seal:${text}`).subarray(0, 16).toString('base64url'),
    signGrant(payload, ttlSeconds) {
      const expires = deps.clock.now() + ttlSeconds * 1000;
      const body = Buffer.from(JSON.stringify([expires, payload])).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    readGrant(token) {
      const [body, signature, ...rest] = token.split('.');
      if (!body || !signature || rest.length > 0) return null;
      const given = Buffer.from(signature, 'base64url');
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

import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { DAY_MS, type Clock } from '@vx/kernel';
import type { Caller } from './module.ts';
import { isUuid } from './uuid.ts';

export const sessionCookie = 'vx_sid';

/** Of performers: it goes to the studio alone. */
export const studioCookie = 'vx_studio_sid';

/** Tells browsers apart across accounts and log-outs: who has excluded themselves, who had a gift (ADR 0022). */
export const deviceCookie = 'vx_device';
/** A year; each log-in begins it anew. */
export const deviceCookieSeconds = 365 * 86_400;

/** A living session of a logged-in guest (ADR 0002), or of a performer. */
export interface Session {
  readonly sessionId: string;
  /** The guest's id, or the performer's. */
  readonly accountId: string;
  /** Public; authenticates nothing. */
  readonly tag: string;
  readonly language: Caller['language'];
}

export type SessionEnd = 'expired' | 'loggedOut' | 'replaced' | 'locked';

/** Sessions as transports see them. The accounts module keeps them. */
export interface Sessions {
  byCookie(secret: string): Promise<Session | null>;
  byBearer(bearer: string): Promise<Session | null>;
  byId(sessionId: string): Promise<Session | null>;
  /** A sign of life: moves the expiry. Answers the seconds until then, 0 when the session has ended. */
  touch(sessionId: string): Promise<number>;
  /**
   * Which of these sessions have ended, asked of the database: the message of another node may have
   * been lost.
   */
  endedAmong(sessionIds: readonly string[]): Promise<readonly string[]>;
  /** Hears of sessions that ended, on any node. */
  onEnded(listener: (sessionId: string, reason: SessionEnd) => void): () => void;
}

/** Sessions of performers. */
export interface StudioSessions extends Sessions {
  /** The profile that a performer is seen under. */
  actorOf(performerId: string): Promise<number>;
}

/** Visitors who are not logged in: a signed, expiring token that costs no row (ADR 0002). */
export interface AnonymousSessions {
  /** A new visitor's token: cookie and bearer in one; it reaches reading operations only. */
  issue(): string;
  /** The visitor's id, or `null` for a forged or expired token. */
  read(token: string): string | null;
}

const anonymousDays = 30;

export function createAnonymousSessions(deps: {
  readonly secret: string;
  readonly clock: Clock;
}): AnonymousSessions {
  const mac = (body: string): string =>
    createHmac('sha256', deps.secret).update(`anonymous:${body}`).digest('base64url');
  return {
    issue() {
      const body = `${randomUUID()}.${(deps.clock.now() + anonymousDays * DAY_MS).toString(36)}`;
      return `a.${body}.${mac(body)}`;
    },
    read(token) {
      const [mark, id, expires, signature, ...rest] = token.split('.');
      if (mark !== 'a' || !id || !expires || !signature || rest.length > 0) return null;
      if (!sameText(signature, mac(`${id}.${expires}`))) return null;
      return Number.parseInt(expires, 36) > deps.clock.now() ? id : null;
    },
  };
}

/** Ids of browsers: random, and signed, so that nobody can come with an id of somebody else or of their own making. */
export interface Devices {
  /** The cookie of a device. */
  sign(deviceId: string): string;
  /** The device's id, or `null` for a forged cookie. */
  read(cookie: string): string | null;
}

export function createDevices(secret: string): Devices {
  const mac = (id: string): string =>
    createHmac('sha256', secret).update(`device:${id}`).digest('base64url');
  return {
    sign: (deviceId) => `${deviceId}.${mac(deviceId)}`,
    read(cookie) {
      const [id, signature, ...rest] = cookie.split('.');
      if (!id || !signature || rest.length > 0 || !isUuid(id)) return null;
      return sameText(signature, mac(id)) ? id : null;
    },
  };
}

/** Bearers of the feed service: made from a session, valid as long as it lives. */
export interface FeedTokens {
  issue(sessionId: string): string;
  /** Id of the session, or `null` for a forged token. */
  read(token: string): string | null;
}

export function createFeedTokens(secret: string): FeedTokens {
  const mac = (id: string): string =>
    createHmac('sha256', secret).update(`feed:${id}`).digest('base64url');
  return {
    issue: (sessionId) => `f.${sessionId}.${mac(sessionId)}`,
    read(token) {
      const [mark, id, signature, ...rest] = token.split('.');
      if (mark !== 'f' || !id || !signature || rest.length > 0) return null;
      return sameText(signature, mac(id)) ? id : null;
    },
  };
}

/** A random secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

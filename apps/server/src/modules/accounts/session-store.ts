import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock, Random } from '@vx/kernel';
import { newSecret, type Session, type SessionEnd, type Sessions } from '../../platform/auth.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { AnyTransaction, Database, Transaction } from '../../platform/database/index.ts';
import { noteLogIn } from './accounts.repository.ts';
import type { AccountsTables } from './tables.ts';

/** Sessions were ended by somebody, not by time. Runs in the transaction that removes them. */
export type OnSessionsEnded = (tx: AnyTransaction, sessionIds: readonly string[]) => Promise<void>;

/** What a new session hands to its browser. Nothing of it can be read back from the database. */
export interface NewSession {
  readonly sessionId: string;
  readonly cookieSecret: string;
  readonly bearer: string;
  readonly tag: string;
  readonly expiresIn: number;
}

export interface SessionStore extends Sessions {
  create(tx: Transaction<AccountsTables>, guestId: string, userAgent: string): Promise<NewSession>;
  /** Ends sessions and closes their sockets on all nodes. */
  end(sessionIds: readonly string[], reason: SessionEnd): Promise<void>;
  /** Ends all sessions of a guest, but one if wanted. */
  endAll(guestId: string, reason: SessionEnd, except?: string): Promise<void>;
  /** Removes sessions whose time has passed. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'vx:sessions';
/** A node believes what it read for so long; ended sessions are forgotten at once. */
const rememberMs = 10_000;
const rememberAtMost = 20_000;

interface Known {
  readonly session: Session;
  readonly loadedAt: number;
  seenAt: number;
  expiresAt: number;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export async function createSessionStore(deps: {
  readonly database: Database<AccountsTables>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly random: Random;
  readonly secret: string;
  readonly ttlSeconds: number;
  readonly onEndedByHand?: OnSessionsEnded | undefined;
}): Promise<SessionStore> {
  const { database, bus, clock } = deps;
  const ttlMs = deps.ttlSeconds * 1000;
  /** How much older a sign of life may be than what the database knows. */
  const touchEveryMs = Math.min(60_000, ttlMs / 4);
  const known = new Map<string, Known>();
  const listeners = new Set<(sessionId: string, reason: SessionEnd) => void>();

  const hear = (sessionIds: readonly string[], reason: SessionEnd): void => {
    for (const sessionId of sessionIds) {
      forget(sessionId);
      for (const listener of listeners) listener(sessionId, reason);
    }
  };
  const subscription = await bus.subscribe(channel, (message) => {
    const { sessionIds, reason } = JSON.parse(message) as {
      sessionIds: string[];
      reason: SessionEnd;
    };
    hear(sessionIds, reason);
  });

  function forget(sessionId: string): void {
    for (const [key, entry] of known) if (entry.session.sessionId === sessionId) known.delete(key);
  }

  function remember(key: string, session: Session, seenAt: number, expiresAt: number): void {
    if (known.size >= rememberAtMost) known.clear();
    known.set(key, { session, loadedAt: clock.now(), seenAt, expiresAt });
  }

  async function find(
    column: 'token_hash' | 'bearer_hash' | 'id',
    value: Buffer | string,
  ): Promise<Session | null> {
    const key = `${column}:${typeof value === 'string' ? value : value.toString('base64')}`;
    const now = clock.now();
    const entry = known.get(key);
    if (entry && now - entry.loadedAt < rememberMs) {
      if (entry.expiresAt <= now) return null;
      if (now - entry.seenAt >= touchEveryMs) await touch(entry.session.sessionId);
      return entry.session;
    }
    known.delete(key);
    const row = await database.read
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest_id')
      .select([
        'sessions.id',
        'sessions.guest_id',
        'sessions.tag',
        'sessions.seen_at',
        'sessions.expires_at',
        'guests.language',
      ])
      .where(`sessions.${column}`, '=', value as never)
      .executeTakeFirst();
    if (!row || row.expires_at.getTime() <= now) return null;
    const session = {
      sessionId: row.id,
      guestId: row.guest_id,
      tag: row.tag,
      language: row.language,
    };
    remember(key, session, row.seen_at.getTime(), row.expires_at.getTime());
    if (now - row.seen_at.getTime() >= touchEveryMs) await touch(row.id);
    return session;
  }

  async function touch(sessionId: string): Promise<number> {
    const now = clock.now();
    const entries = [...known.values()].filter((entry) => entry.session.sessionId === sessionId);
    const fresh = entries.find(
      (entry) => now - entry.seenAt < touchEveryMs && entry.expiresAt > now,
    );
    if (fresh && now - fresh.loadedAt < rememberMs)
      return Math.ceil((fresh.expiresAt - now) / 1000);
    const expiresAt = now + ttlMs;
    const { numUpdatedRows } = await database.read
      .updateTable('sessions')
      .set({ seen_at: new Date(now), expires_at: new Date(expiresAt) })
      .where('id', '=', sessionId)
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      forget(sessionId);
      return 0;
    }
    for (const entry of entries) {
      entry.seenAt = now;
      entry.expiresAt = expiresAt;
    }
    return deps.ttlSeconds;
  }

  async function announce(sessionIds: readonly string[], reason: SessionEnd): Promise<void> {
    if (sessionIds.length === 0) return;
    hear(sessionIds, reason);
    await bus.publish(channel, JSON.stringify({ sessionIds, reason })).catch(() => undefined);
  }

  const bearerOf = (cookieSecret: string): string =>
    createHmac('sha256', deps.secret).update(`bearer:${cookieSecret}`).digest('base64url');

  return {
    byCookie: (secret) => find('token_hash', sha256(secret)),
    byBearer: (bearer) => find('bearer_hash', sha256(bearer)),
    byId: (sessionId) => find('id', sessionId),
    bearerOf,
    touch,
    onEnded(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async create(tx, guestId, userAgent) {
      const cookieSecret = newSecret();
      const bearer = bearerOf(cookieSecret);
      const now = clock.now();
      const sessionId = deps.random.uuid();
      const tag = randomBytes(12).toString('base64url');
      await tx
        .insertInto('sessions')
        .values({
          id: sessionId,
          guest_id: guestId,
          token_hash: sha256(cookieSecret),
          bearer_hash: sha256(bearer),
          tag,
          user_agent: userAgent,
          created_at: new Date(now),
          seen_at: new Date(now),
          expires_at: new Date(now + ttlMs),
        })
        .execute();
      await noteLogIn(tx, guestId, new Date(now));
      return { sessionId, cookieSecret, bearer, tag, expiresIn: deps.ttlSeconds };
    },
    async end(sessionIds, reason) {
      if (sessionIds.length === 0) return;
      await database.transaction(async (tx) => {
        await tx
          .deleteFrom('sessions')
          .where('id', 'in', [...sessionIds])
          .execute();
        await deps.onEndedByHand?.(tx, sessionIds);
      });
      await announce(sessionIds, reason);
    },
    async endAll(guestId, reason, except) {
      const sessionIds = await database.transaction(async (tx) => {
        const rows = await tx
          .deleteFrom('sessions')
          .where('guest_id', '=', guestId)
          .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
          .returning('id')
          .execute();
        const ended = rows.map(({ id }) => id);
        if (ended.length > 0) await deps.onEndedByHand?.(tx, ended);
        return ended;
      });
      await announce(sessionIds, reason);
    },
    async sweep() {
      const rows = await database.read
        .deleteFrom('sessions')
        .where('expires_at', '<=', new Date(clock.now()))
        .returning('id')
        .execute();
      await announce(
        rows.map(({ id }) => id),
        'expired',
      );
    },
    close: async () => {
      await subscription[Symbol.asyncDispose]();
    },
  };
}

import { sql } from 'kysely';
import { hash, randomBytes } from 'node:crypto';
import type { Clock, Random } from '@vx/kernel';
import { newSecret, type Session, type SessionEnd, type Sessions } from '../../platform/auth.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { noteLogIn } from './accounts.repository.ts';
import { SessionMemory } from './session-memory.ts';
import type { AccountsTables } from './tables.ts';

/** What a new session hands to its browser. Nothing of it can be read back from the database. */
export interface NewSession {
  readonly sessionId: string;
  readonly cookieSecret: string;
  readonly bearer: string;
  readonly tag: string;
  readonly expiresIn: number;
  /** Seconds until it ends whatever its guest does. */
  readonly maxAge: number;
}

export interface LivingSession {
  readonly guestId: string;
  readonly hasAvs: boolean;
  readonly isVip: boolean;
}

export interface SessionStore extends Sessions {
  create(tx: Transaction<AccountsTables>, guestId: string, userAgent: string): Promise<NewSession>;
  /** Ends sessions and closes their sockets on all nodes. */
  end(sessionIds: readonly string[], reason: SessionEnd): Promise<void>;
  /** Ends all sessions of a guest, but one if wanted. */
  endAll(guestId: string, reason: SessionEnd, except?: string): Promise<void>;
  /** Of these sessions those that live and whose guest is not locked, straight from the database. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LivingSession>>;
  /** Removes sessions whose time has passed, and ends what stands on them. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'vx:sessions';
/** A node believes what it read for so long; ended sessions are forgotten at once. */
const cacheTtlMs = 10_000;
const cacheMaxEntries = 20_000;

/** Sessions asked for in one query. */
const batchSize = 500;

const secondsUntil = (end: number, now: number): number => Math.ceil((end - now) / 1000);
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

export async function createSessionStore(deps: {
  readonly database: Database<AccountsTables>;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
  readonly random: Random;
  readonly ttlSeconds: number;
  /** However often it is used, a session ends so long after its log-in. */
  readonly maxAgeSeconds: number;
  readonly domainEvents: DomainEventEmitter;
}): Promise<SessionStore> {
  const { database, bus, clock } = deps;
  const ttlMs = deps.ttlSeconds * 1000;
  /** How much older a sign of life may be than what the database knows. */
  const touchEveryMs = Math.min(60_000, ttlMs / 4);
  const memory = new SessionMemory(cacheMaxEntries);
  const maxAgeMs = deps.maxAgeSeconds * 1000;
  const listeners = new Set<(sessionId: string, reason: SessionEnd) => void>();

  const hear = (sessionIds: readonly string[], reason: SessionEnd): void => {
    for (const sessionId of sessionIds) {
      memory.forget(sessionId);
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

  /** Sessions that count now: neither run out, nor too old, nor from before a change of credentials. */
  const living = (now: number) =>
    database.read
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest_id')
      .whereRef('sessions.credential_epoch', '=', 'guests.credential_epoch')
      .where('sessions.expires_at', '>', new Date(now))
      .where('sessions.created_at', '>', new Date(now - maxAgeMs));

  /** Sessions whose time is over: the row carries the cap that held when it was last used. */
  const passed = (db: typeof database.read | Transaction<AccountsTables>) =>
    db.selectFrom('sessions').where('expires_at', '<=', new Date(clock.now()));

  async function find(
    column: 'token_hash' | 'bearer_hash' | 'id',
    value: Buffer | string,
  ): Promise<Session | null> {
    const key = `${column}:${typeof value === 'string' ? value : value.toString('base64')}`;
    const now = clock.now();
    const entry = memory.byKey(key);
    if (entry && now - entry.loadedAt < cacheTtlMs) {
      if (entry.expiresAt <= now) return null;
      if (now - entry.seenAt >= touchEveryMs) await touch(entry.session.sessionId);
      return entry.session;
    }
    const row = await living(now)
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
    if (!row) {
      if (entry) memory.forget(entry.session.sessionId);
      return null;
    }
    const session = {
      sessionId: row.id,
      guestId: row.guest_id,
      tag: row.tag,
      language: row.language,
    };
    memory.remember(key, {
      session,
      loadedAt: now,
      seenAt: row.seen_at.getTime(),
      expiresAt: row.expires_at.getTime(),
    });
    if (now - row.seen_at.getTime() >= touchEveryMs) await touch(row.id);
    return session;
  }

  async function touch(sessionId: string): Promise<number> {
    const now = clock.now();
    const known = memory.byId(sessionId);
    const isFresh = known !== null && now - known.loadedAt < cacheTtlMs && known.expiresAt > now;
    if (isFresh && now - known.seenAt < touchEveryMs) return secondsUntil(known.expiresAt, now);
    const row = await database.read
      .updateTable('sessions')
      .set({
        seen_at: new Date(now),
        expires_at: sql<Date>`least(${new Date(now + ttlMs)}::timestamptz,
          created_at + ${deps.maxAgeSeconds}::int * interval '1 second')`,
      })
      .where('id', '=', sessionId)
      .where('expires_at', '>', new Date(now))
      .where('created_at', '>', new Date(now - maxAgeMs))
      .where('credential_epoch', '=', (row) =>
        row
          .selectFrom('guests')
          .select('guests.credential_epoch')
          .whereRef('guests.id', '=', 'sessions.guest_id'),
      )
      .returning('expires_at')
      .executeTakeFirst();
    if (!row) {
      memory.forget(sessionId);
      return 0;
    }
    const expiresAt = row.expires_at.getTime();
    if (known) Object.assign(known, { seenAt: now, expiresAt });
    return secondsUntil(expiresAt, now);
  }

  async function announce(sessionIds: readonly string[], reason: SessionEnd): Promise<void> {
    if (sessionIds.length === 0) return;
    hear(sessionIds, reason);
    await bus
      .publish(channel, JSON.stringify({ sessionIds, reason }), { kept: true })
      .catch(() => undefined);
  }

  return {
    byCookie: (secret) => find('token_hash', sha256(secret)),
    byBearer: (bearer) => find('bearer_hash', sha256(bearer)),
    byId: (sessionId) => find('id', sessionId),
    touch,
    async endedAmong(sessionIds) {
      const lives = new Set<string>();
      for (let from = 0; from < sessionIds.length; from += batchSize) {
        const rows = await living(clock.now())
          .select('sessions.id')
          .where('sessions.id', 'in', sessionIds.slice(from, from + batchSize))
          .execute();
        for (const { id } of rows) lives.add(id);
      }
      const ended = sessionIds.filter((sessionId) => !lives.has(sessionId));
      for (const sessionId of ended) memory.forget(sessionId);
      return ended;
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async create(tx, guestId, userAgent) {
      const cookieSecret = newSecret();
      const bearer = newSecret();
      const now = clock.now();
      const sessionId = deps.random.uuid();
      const tag = randomBytes(12).toString('base64url');
      await tx
        .insertInto('sessions')
        .values({
          id: sessionId,
          guest_id: guestId,
          credential_epoch: (row) =>
            row.selectFrom('guests').select('credential_epoch').where('id', '=', guestId),
          token_hash: sha256(cookieSecret),
          bearer_hash: sha256(bearer),
          tag,
          user_agent: userAgent,
          created_at: new Date(now),
          seen_at: new Date(now),
          expires_at: new Date(now + Math.min(ttlMs, maxAgeMs)),
        })
        .execute();
      await noteLogIn(tx, guestId, new Date(now));
      return {
        sessionId,
        cookieSecret,
        bearer,
        tag,
        expiresIn: Math.min(deps.ttlSeconds, deps.maxAgeSeconds),
        maxAge: deps.maxAgeSeconds,
      };
    },
    async end(sessionIds, reason) {
      if (sessionIds.length === 0) return;
      await database.transaction(async (tx) => {
        await tx
          .deleteFrom('sessions')
          .where('id', 'in', [...sessionIds])
          .execute();
        await deps.domainEvents.emit(tx, 'sessionsEnded', { sessionIds, reason });
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
        if (ended.length > 0)
          await deps.domainEvents.emit(tx, 'sessionsEnded', { sessionIds: ended, reason });
        return ended;
      });
      const count = sessionIds.length;
      if (count > 0)
        deps.securityLog.note({ event: 'sessionRevoked', count, why: reason }, { guestId });
      await announce(sessionIds, reason);
    },
    async living(sessionIds) {
      const rows = await database.read
        .selectFrom('sessions')
        .innerJoin('guests', 'guests.id', 'sessions.guest_id')
        .select(['sessions.id', 'sessions.guest_id', 'guests.has_avs', 'guests.is_vip'])
        .where('sessions.id', 'in', [...sessionIds])
        .where('sessions.expires_at', '>', new Date(clock.now()))
        .where('guests.locked', '=', false)
        .execute();
      return new Map(
        rows.map(({ id, guest_id: guestId, has_avs: hasAvs, is_vip: isVip }) => [
          id,
          { guestId, hasAvs, isVip },
        ]),
      );
    },
    async sweep() {
      const due = await passed(database.read).select('id').limit(batchSize).execute();
      const ended: string[] = [];
      // One at a time: what ends with a session locks its guest's wallet, and never two of them.
      for (const { id } of due) {
        await database.transaction(async (tx) => {
          const row = await passed(tx)
            .select('id')
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
          if (!row) return;
          await tx.deleteFrom('sessions').where('id', '=', id).execute();
          await deps.domainEvents.emit(tx, 'sessionsEnded', {
            sessionIds: [id],
            reason: 'expired',
          });
          ended.push(id);
        });
      }
      await announce(ended, 'expired');
    },
    close: async () => {
      await subscription[Symbol.asyncDispose]();
    },
  };
}

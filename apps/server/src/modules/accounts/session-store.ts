import { sql } from 'kysely';
import { hash, randomBytes } from 'node:crypto';
import { InvariantError, type Clock, type Random } from '@vx/kernel';
import { newSecret, type Session, type SessionEnd, type Sessions } from '../../platform/auth.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import { idleSecondsOf, type SessionLife } from './session-life.rules.ts';
import { SessionMemory } from './session-memory.ts';

/** What a new session hands to its browser. Nothing of it can be read back from the database. */
export interface NewSession {
  readonly sessionId: string;
  readonly cookieSecret: string;
  readonly bearer: string;
  readonly tag: string;
  readonly expiresIn: number;
  /** Seconds until it ends whatever its guest does. */
  readonly maxAge: number;
  readonly life: SessionLife;
}

export interface SessionStore extends Sessions {
  /** @param life by default `kept` */
  create(
    tx: AnyTransaction,
    accountId: string,
    userAgent: string,
    life?: SessionLife,
  ): Promise<NewSession>;
  /** Ends sessions and closes their sockets on all nodes. */
  end(sessionIds: readonly string[], reason: SessionEnd): Promise<void>;
  /** Ends all sessions of an account, but one if wanted. Answers how many. */
  endAll(accountId: string, reason: SessionEnd, except?: string): Promise<number>;
  /** Removes sessions whose time has passed, and ends what stands on them. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Where the sessions of one kind of account are kept. */
export interface SessionTables {
  readonly sessions: 'sessions' | 'performer_sessions';
  readonly accounts: 'guests' | 'performers';
  /** The column of `sessions` that names the account. */
  readonly owner: 'guest_id' | 'performer_id';
}

/** A node believes what it read for so long; ended sessions are forgotten at once. */
const cacheTtlMs = 10_000;
const cacheMaxEntries = 20_000;

/** Sessions asked for in one query. */
const batchSize = 500;

const secondsUntil = (end: number, now: number): number => Math.ceil((end - now) / 1000);
const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** What else happens with sessions of one kind, in the transaction that begins or ends them. */
export interface SessionHooks {
  onBegin?(tx: AnyTransaction, accountId: string, at: Date): Promise<void>;
  onEnd?(tx: AnyTransaction, sessionIds: readonly string[], reason: SessionEnd): Promise<void>;
}

/** A session as it is stored, with the language of its account. */
interface SessionRow {
  readonly id: string;
  readonly account_id: string;
  readonly tag: string;
  readonly language: Session['language'];
  readonly seen_at: Date;
  readonly expires_at: Date;
}

export interface SessionStoreDeps extends SessionHooks {
  readonly database: AnyDatabase;
  readonly tables: SessionTables;
  readonly bus: Bus;
  /** Under which nodes tell one another of sessions that ended. */
  readonly channel: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Seconds without a sign of life until a session ends that its browser keeps. */
  readonly ttlSeconds: number;
  /** However often it is used, a session ends so long after its log-in. */
  readonly maxAgeSeconds: number;
}

/** Sessions of guests, or of performers: the same rules, in tables of their own (ADR 0002, ADR 0036). */
export async function createSessionStore(deps: SessionStoreDeps): Promise<SessionStore> {
  const { database, bus, clock, channel } = deps;
  const sessions = sql.table(deps.tables.sessions);
  const accounts = sql.table(deps.tables.accounts);
  const owner = sql.ref(deps.tables.owner);
  const idleMsOf = (life: SessionLife): number => idleSecondsOf(life, deps.ttlSeconds) * 1000;
  /** How much older a sign of life may be than what the database knows. */
  const touchEveryMs = Math.min(60_000, idleMsOf('browser') / 4);
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

  /** Sessions `s` of accounts `a` that count now: neither run out, nor too old, nor from before a change of credentials. */
  const counts = (now: number) => sql`
    s.${owner} = a.id and s.credential_epoch = a.credential_epoch
    and s.expires_at > ${new Date(now)} and s.created_at > ${new Date(now - maxAgeMs)}`;

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
    const { rows } = await sql<SessionRow>`
      select s.id, s.${owner} as account_id, s.tag, s.seen_at, s.expires_at, a.language
      from ${sessions} s, ${accounts} a
      where s.${sql.ref(column)} = ${value} and ${counts(now)}`.execute(database.read);
    const row = rows[0];
    if (!row) {
      if (entry) memory.forget(entry.session.sessionId);
      return null;
    }
    const session = {
      sessionId: row.id,
      accountId: row.account_id,
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
    const { rows } = await sql<{ expires_at: Date }>`
      update ${sessions} s set seen_at = ${new Date(now)},
        expires_at = least(
          case when s.ends_with_browser then ${new Date(now + idleMsOf('browser'))}::timestamptz
            else ${new Date(now + idleMsOf('kept'))}::timestamptz end,
          s.created_at + ${deps.maxAgeSeconds}::int * interval '1 second')
      from ${accounts} a where s.id = ${sessionId} and ${counts(now)}
      returning s.expires_at`.execute(database.read);
    const row = rows[0];
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
        const { rows } = await sql<{ id: string }>`
          select s.id from ${sessions} s, ${accounts} a
          where s.id = any(${sessionIds.slice(from, from + batchSize)}::uuid[])
            and ${counts(clock.now())}`.execute(database.read);
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
    async create(tx, accountId, userAgent, life = 'kept') {
      const cookieSecret = newSecret();
      const bearer = newSecret();
      const now = new Date(clock.now());
      const sessionId = deps.random.uuid();
      const expiresIn = Math.min(idleSecondsOf(life, deps.ttlSeconds), deps.maxAgeSeconds);
      const tag = randomBytes(12).toString('base64url');
      const { numAffectedRows } = await sql`
        insert into ${sessions} (id, ${owner}, credential_epoch, token_hash, bearer_hash, tag, user_agent,
          created_at, seen_at, expires_at, ends_with_browser)
        select ${sessionId}::uuid, a.id, a.credential_epoch, ${sha256(cookieSecret)}::bytea, ${sha256(bearer)}::bytea, ${tag},
          ${userAgent}, ${now}::timestamptz, ${now}::timestamptz,
          ${new Date(now.getTime() + expiresIn * 1000)}::timestamptz, ${life === 'browser'}::boolean
        from ${accounts} a where a.id = ${accountId}`.execute(tx);
      if (numAffectedRows !== 1n) throw new InvariantError(`There is no account ${accountId}.`);
      await deps.onBegin?.(tx, accountId, now);
      return {
        sessionId,
        cookieSecret,
        bearer,
        tag,
        expiresIn,
        maxAge: deps.maxAgeSeconds,
        life,
      };
    },
    async end(sessionIds, reason) {
      if (sessionIds.length === 0) return;
      await database.transaction(async (tx) => {
        await sql`delete from ${sessions} where id = any(${[...sessionIds]}::uuid[])`.execute(tx);
        await deps.onEnd?.(tx, sessionIds, reason);
      });
      await announce(sessionIds, reason);
    },
    async endAll(accountId, reason, except) {
      const sessionIds = await database.transaction(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          delete from ${sessions} where ${owner} = ${accountId}
          ${except === undefined ? sql`` : sql`and id <> ${except}`} returning id`.execute(tx);
        const ended = rows.map(({ id }) => id);
        if (ended.length > 0) await deps.onEnd?.(tx, ended, reason);
        return ended;
      });
      await announce(sessionIds, reason);
      return sessionIds.length;
    },
    async sweep() {
      /** Sessions whose time is over: the row carries the cap that held when it was last used. */
      const isOver = sql`expires_at <= ${new Date(clock.now())}`;
      const { rows: due } = await sql<{ id: string }>`
        select id from ${sessions} where ${isOver} limit ${batchSize}`.execute(database.read);
      const ended: string[] = [];
      // One at a time: what ends with a session locks its guest's wallet, and never two of them.
      for (const { id } of due) {
        await database.transaction(async (tx) => {
          const { rows } = await sql`
            delete from ${sessions} where id = ${id} and ${isOver} returning id`.execute(tx);
          if (rows.length === 0) return;
          await deps.onEnd?.(tx, [id], 'expired');
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

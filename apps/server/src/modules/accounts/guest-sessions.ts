import type { Clock } from '@vx/kernel';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { noteLogIn } from './accounts.repository.ts';
import { createSessionStore, type SessionStore, type SessionStoreDeps } from './session-store.ts';
import type { AccountsTables } from './tables.ts';

export interface LivingSession {
  readonly guestId: string;
  readonly hasAvs: boolean;
  readonly isVip: boolean;
}

export interface GuestSessions extends SessionStore {
  /** Of these sessions those that live and whose guest is not locked, straight from the database. */
  living(sessionIds: readonly string[]): Promise<ReadonlyMap<string, LivingSession>>;
}

/** The sessions of guests: what else hangs on them hears of their end in the same transaction. */
export async function createGuestSessions(
  deps: Pick<SessionStoreDeps, 'bus' | 'random' | 'ttlSeconds' | 'maxAgeSeconds'> & {
    readonly database: Database<AccountsTables>;
    readonly clock: Clock;
    readonly securityLog: SecurityLog;
    readonly domainEvents: DomainEventEmitter;
  },
): Promise<GuestSessions> {
  const { database, clock, domainEvents, securityLog } = deps;
  const store = await createSessionStore({
    ...deps,
    tables: { sessions: 'sessions', accounts: 'guests', owner: 'guest_id' },
    channel: 'vx:sessions',
    onBegin: (tx, guestId, at) => noteLogIn(tx as Transaction<AccountsTables>, guestId, at),
    onEnd: (tx, sessionIds, reason) =>
      domainEvents.emit(tx, 'sessionsEnded', { sessionIds, reason }),
  });
  return {
    ...store,
    async endAll(guestId, reason, except) {
      const count = await store.endAll(guestId, reason, except);
      if (count > 0) securityLog.note({ event: 'sessionRevoked', count, why: reason }, { guestId });
      return count;
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
  };
}

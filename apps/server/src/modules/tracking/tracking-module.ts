import type { Generated } from 'kysely';
import type { Caller, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { trackingMigrations } from './migrations.ts';

interface TrackingTables {
  tracked_events: {
    id: Generated<number>;
    kind: string;
    session_id: string | null;
    guest_id: string | null;
    data: string;
    created_at: Date;
  };
}

const keptMs = 90 * 86_400_000;

/** Logs and counts of the clients, kept for ninety days, without address or user agent. */
export function createTrackingModule(platform: Pick<Platform, 'database' | 'clock'>): ServerModule {
  const database = platform.database.as<TrackingTables>();
  const { clock } = platform;

  const store = async (kind: string, caller: Caller, data: unknown): Promise<null> => {
    await database.read
      .insertInto('tracked_events')
      .values({
        kind,
        session_id: caller.sessionId,
        guest_id: caller.guestId,
        data: JSON.stringify(data),
        created_at: new Date(clock.now()),
      })
      .execute();
    return null;
  };

  return {
    name: 'tracking',
    personal: {
      rows: [
        { table: 'tracked_events', columns: ['kind', 'data', 'created_at'], afterwards: 'removed' },
      ],
    },
    migrations: trackingMigrations,
    rest: {
      'POST /logger/browserOnline': ({ body, caller }) => store('browserOnline', caller, body),
      'POST /logger/websocketConnectionError': ({ body, caller }) =>
        store('websocketConnectionError', caller, body),
      'POST /logger/vxmessengerError': ({ body, caller }) =>
        store('vxmessengerError', caller, body),
      'POST /tracker/trackActorProfileVisit': ({ body, caller }) =>
        store('actorProfileVisit', caller, body),
      'POST /tracker/track': ({ body, caller }) => store('track', caller, body),
      'POST /watch/start': async ({ body, caller }) => {
        await store('watchStart', caller, body);
        return { success: true };
      },
      // Identifying the caller was the sign of life: it moved the session's expiry.
      'GET /alive': () => Promise.resolve({ alive: true, at: new Date(clock.now()).toISOString() }),
    },
    recurring: [
      {
        name: 'tracking-prune',
        everyMs: 3_600_000,
        where: 'one-node',
        run: async () => {
          await database.read
            .deleteFrom('tracked_events')
            .where('created_at', '<', new Date(clock.now() - keptMs))
            .execute();
        },
      },
    ],
  };
}

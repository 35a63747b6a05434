import { logRetention, testIdExitIntent } from '@vx/contract/constants';
import type { LogKind } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import type { Caller, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { trackingMigrations } from './migrations.ts';
import { forgetLog, getLog } from './own-log.ts';
import { evaluateTests, getTests, leaveTest } from './own-tests.ts';
import type { TrackingTables } from './tables.ts';
import type { TrackingDeps } from './tracking-deps.ts';

const keptMs = logRetention * DAY_MS;

export interface TrackingApi {
  /**
   * Those of some tests whose variant a guest sees. Only for guests who allow analytics: the group is
   * noted. [EN-testIds]
   */
  testsOf(guestId: string, testIds: ReadonlySet<number>): Promise<ReadonlySet<number>>;
}

export interface TrackingModule extends ServerModule {
  readonly api: TrackingApi;
}

/** Logs and counts of the clients, kept for ninety days, without address or user agent; and tests. */
export function createTrackingModule(
  platform: Pick<Platform, 'database' | 'clock'>,
): TrackingModule {
  const { clock } = platform;
  const database = platform.database.as<TrackingTables>();
  const deps: TrackingDeps = { database, clock };

  const store = async (kind: LogKind, caller: Caller, data: unknown): Promise<null> => {
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

  /** What is counted, not what failed: a browser that asks not to be watched (GPC) is not. */
  const count = (
    kind: LogKind,
    caller: Caller,
    headers: Readonly<Record<string, string | undefined>>,
    data: unknown,
  ): Promise<null> =>
    headers['sec-gpc'] === '1' ? Promise.resolve(null) : store(kind, caller, data);

  return {
    name: 'tracking',
    api: { testsOf: (guestId, testIds) => evaluateTests(deps, guestId, testIds) },
    personal: {
      rows: [
        { table: 'tracked_events', columns: ['kind', 'data', 'created_at'], afterwards: 'removed' },
        { table: 'tests_left', columns: ['test_id', 'left_at'], afterwards: 'removed' },
      ],
    },
    migrations: trackingMigrations,
    rest: {
      'POST /logger/browserOnline': ({ body, caller }) => store('browserOnline', caller, body),
      'POST /logger/websocketConnectionError': ({ body, caller }) =>
        store('websocketConnectionError', caller, body),
      'POST /logger/vxmessengerError': ({ body, caller }) =>
        store('vxmessengerError', caller, body),
      'POST /tracker/trackActorProfileVisit': ({ body, caller, headers }) =>
        count('actorProfileVisit', caller, headers, body),
      'POST /tracker/track': ({ body, caller, headers }) => count('track', caller, headers, body),
      'POST /watch/start': async ({ body, caller, headers }) => {
        await count('watchStart', caller, headers, body);
        return { success: true };
      },
      // Identifying the caller was the sign of life: it moved the session's expiry.
      'GET /alive': () => Promise.resolve({ alive: true, at: new Date(clock.now()).toISOString() }),
      'GET /guest/tests': getTests(deps),
      'POST /guest/tests/leave': leaveTest(deps),
      'GET /guest/log': getLog(deps),
      'POST /guest/log/forget': forgetLog(deps),
    },
    // In the demo world everybody sees what the one test that runs tries out.
    seed: async () => {
      await database.read
        .updateTable('tests')
        .set({ share: 100 })
        .where('id', '=', testIdExitIntent)
        .execute();
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

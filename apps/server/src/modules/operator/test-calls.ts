import { sql } from 'kysely';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandlers } from '../../platform/module.ts';
import { isInNetworks } from '../../platform/networks.ts';
import type { Platform } from '../../platform/services.ts';
import type { OperatorTables } from './tables.ts';

export interface TestCallsDeps extends Pick<Platform, 'database' | 'clock' | 'config'> {
  /** Whether messages reach the other nodes. */
  readonly isBusHealthy: () => boolean;
}

/** What automated tests and probes ask. [RU-tracking-test-endpoints] */
export function testCalls({ database: root, clock, config, isBusHealthy }: TestCallsDeps) {
  const database = root.as<OperatorTables>();
  const now = (): Date => new Date(clock.now());
  return {
    'GET /test/leapwork/result': async () => {
      const rows = await database.read
        .selectFrom('test_runs')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('run_item_id')
        .limit(100)
        .execute();
      return {
        results: rows.map(({ run_item_id, name, passed, video_url, at }) => ({
          runItemId: run_item_id,
          name,
          passed,
          hasVideo: video_url !== null,
          at: at.toISOString(),
        })),
      };
    },
    'POST /test/leapwork/result': async ({ body }) => {
      const { runItemId, name, passed, videoUrl } = body;
      const result = { name, passed, video_url: videoUrl ?? null, at: now() };
      await database.read
        .insertInto('test_runs')
        .values({ run_item_id: runItemId, ...result })
        .onConflict((conflict) => conflict.column('run_item_id').doUpdateSet(result))
        .execute();
      return { success: true };
    },
    'GET /test/leapwork/video/{runItemId}': async ({ params }) => {
      const row = await database.read
        .selectFrom('test_runs')
        .select('video_url')
        .where('run_item_id', '=', String(params.runItemId))
        .executeTakeFirst();
      if (!row?.video_url) throw new OperationError('NOT_FOUND');
      return { url: row.video_url };
    },
    'GET /test/testPLA/{action}': async ({ params }) => {
      const stands = await sql`select 1`.execute(database.read).then(
        () => true,
        () => false,
      );
      return {
        action: String(params.action),
        database: stands,
        bus: isBusHealthy(),
        at: now().toISOString(),
      };
    },
    'GET /test/officeIpCheck': ({ caller }) =>
      Promise.resolve({ matches: isInNetworks(caller.ip, config.officeNetworks ?? []) }),
    'GET /test/secureRemoteIpCheck': ({ caller }) =>
      Promise.resolve({ matches: isInNetworks(caller.ip, config.secureNetworks ?? []) }),
  } satisfies RestHandlers;
}

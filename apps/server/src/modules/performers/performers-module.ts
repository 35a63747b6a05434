import type { StudioSessions } from '../../platform/auth.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { InvariantError } from '@vx/kernel';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { ServerModule, StudioCaller } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { createLoginThrottle, createSessionStore, type AccountsTables } from '../accounts/index.ts';
import { createChairs, createChairsHeldAmong, type Chairs } from './chairs.ts';
import { createDemoPerformers, type DemoPerformers } from './demo.ts';
import { getEarnings, getPerformerStatement } from './earnings.ts';
import { login, logout } from './login.ts';
import { performerMigrations } from './migrations.ts';
import type { PerformersDeps } from './performers-deps.ts';
import { getPerformer, holdChair, setPresence, showGoneAway } from './presence.ts';
import { seedPerformers } from './seed.ts';
import type { PerformerTables } from './tables.ts';

/** Performers' accounts as other modules use them. */
export interface PerformersApi {
  /** The account behind a profile, if there is one: who is told of what happens there, in which language. */
  of(
    actorId: number,
    tx?: AnyTransaction,
  ): Promise<{ readonly id: string; readonly language: StudioCaller['language'] } | null>;
  /** Whether a person speaks for the performer now. */
  isChairHeld(actorId: number, tx?: AnyTransaction): Promise<boolean>;
  /** Lets only who holds the chair go on. Throws `NEED_LOGIN`, `CHAIR_TAKEN`. */
  readonly requireChair: Chairs['require'];
  /** For the sandbox alone. */
  readonly demo: DemoPerformers;
}

export interface PerformersModule extends ServerModule {
  readonly api: PerformersApi;
  readonly sessions: StudioSessions;
}

export type PerformersPlatform = Pick<
  Platform,
  'database' | 'clock' | 'random' | 'logger' | 'securityLog' | 'performerFrames'
> & {
  readonly bus: Bus;
  readonly sessionTtlSeconds: number;
  readonly sessionMaxAgeSeconds: number;
};

/** Performers: accounts and sessions of their own, presence, the chair, earnings (ADR 0036). */
export async function createPerformersModule(
  platform: PerformersPlatform,
  options: Pick<PerformersDeps, 'actors' | 'money'>,
): Promise<PerformersModule> {
  const { clock, random, logger, securityLog, performerFrames } = platform;
  const database = platform.database.as<PerformerTables>();
  const chairs = createChairs({ database: platform.database, clock });
  const chairsHeldAmong = createChairsHeldAmong({ clock });
  const sessions = await createSessionStore({
    database: platform.database,
    tables: {
      sessions: 'performer_sessions',
      accounts: 'performers',
      owner: 'performer_id',
    },
    bus: platform.bus,
    channel: 'vx:performer-sessions',
    clock,
    random,
    ttlSeconds: platform.sessionTtlSeconds,
    maxAgeSeconds: platform.sessionMaxAgeSeconds,
    onEnd: chairs.leave,
  });
  const deps: PerformersDeps = {
    database,
    clock,
    random,
    logger,
    securityLog,
    performerFrames,
    sessions,
    chairs,
    throttle: createLoginThrottle({
      database: platform.database.as<AccountsTables>(),
      clock,
      securityLog,
    }),
    ...options,
  };
  /** A performer keeps their profile, so that it is asked for once. */
  const actors = new Map<string, number>();
  const dbOf = (tx?: AnyTransaction): AnyDatabase['read'] | AnyTransaction => tx ?? database.read;
  return {
    name: 'performers',
    api: {
      async of(actorId, tx) {
        const row = await (dbOf(tx) as typeof database.read)
          .selectFrom('performers')
          .select(['id', 'language'])
          .where('actor_id', '=', actorId)
          .executeTakeFirst();
        return row ?? null;
      },
      isChairHeld: async (actorId, tx) => (await chairsHeldAmong(dbOf(tx), [actorId])).size > 0,
      requireChair: chairs.require,
      demo: createDemoPerformers(deps),
    },
    sessions: {
      ...sessions,
      async actorOf(performerId) {
        const known = actors.get(performerId);
        if (known !== undefined) return known;
        const row = await database.read
          .selectFrom('performers')
          .select('actor_id')
          .where('id', '=', performerId)
          .executeTakeFirst();
        if (!row) throw new InvariantError(`There is no performer ${performerId}.`);
        actors.set(performerId, row.actor_id);
        return row.actor_id;
      },
    },
    migrations: performerMigrations,
    studio: {
      'POST /login': login(deps),
      'POST /logout': logout(deps),
      'GET /performer': getPerformer(deps),
      'PUT /presence': setPresence(deps),
      'PUT /chair': holdChair(deps),
      'GET /earnings': getEarnings(deps),
      'GET /statement': getPerformerStatement(deps),
    },
    recurring: [
      {
        name: 'performers-sweep-sessions',
        everyMs: 60_000,
        where: 'one-node',
        run: () => sessions.sweep(),
      },
      {
        name: 'performers-gone',
        everyMs: 10_000,
        where: 'one-node',
        run: () => showGoneAway(deps),
      },
    ],
    seed: (world) => seedPerformers(deps, world),
    close: () => sessions.close(),
  };
}

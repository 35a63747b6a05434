import type { StudioCaller } from '../../platform/module.ts';
import type { SessionStore } from '../accounts/index.ts';
import type { PerformersDeps } from './performers-deps.ts';

/** A performer of the demo world, as the sandbox lists them. */
export interface DemoPerformer {
  readonly actorId: number;
  readonly name: string;
  readonly email: string;
  readonly online: boolean;
}

/** The performers of a developer's machine: whoever reaches the sandbox may be any of them. */
export interface DemoPerformers {
  /** By name. */
  list(language: StudioCaller['language']): Promise<readonly DemoPerformer[]>;
  /** Logs in without a password; `null` where the profile has no account. */
  logIn(
    actorId: number,
    userAgent: string,
  ): Promise<Awaited<ReturnType<SessionStore['create']>> | null>;
}

/** For the sandbox alone. */
export function createDemoPerformers({
  database,
  actors,
  sessions,
}: Pick<PerformersDeps, 'database' | 'actors' | 'sessions'>): DemoPerformers {
  return {
    async list(language) {
      const rows = await database.read
        .selectFrom('performers')
        .select(['actor_id', 'email'])
        .execute();
      const profiles = await actors.findMany(
        rows.map(({ actor_id }) => actor_id),
        language,
      );
      return rows
        .flatMap(({ actor_id, email }) => {
          const profile = profiles.get(actor_id);
          return profile
            ? [{ actorId: actor_id, name: profile.name, email, online: profile.online }]
            : [];
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, language));
    },
    async logIn(actorId, userAgent) {
      const row = await database.read
        .selectFrom('performers')
        .select('id')
        .where('actor_id', '=', actorId)
        .executeTakeFirst();
      if (!row) return null;
      return await database.transaction((tx) => sessions.create(tx, row.id, userAgent));
    },
  };
}

import { sql } from 'kysely';
import type { AnyDatabase } from './database/index.ts';
import type { ServerModule } from './module.ts';
import type { DemoWorld } from '../demo/world.ts';

/**
 * Fills an empty database with the demo world, module by module. A database that was seeded before
 * is left alone. When a module fails the next start goes on with that module.
 * @returns names of the modules that were seeded now
 */
export async function seedOnce(
  database: AnyDatabase,
  modules: readonly ServerModule[],
  makeWorld: () => DemoWorld,
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from platform_meta where key like 'seeded:%'`.execute(database.read);
  const done = new Set(rows.map(({ key }) => key));
  const open = modules.filter((module) => module.seed && !done.has(`seeded:${module.name}`));
  if (open.length === 0) return [];
  const world = makeWorld();
  for (const module of open) {
    await module.seed?.(world);
    await sql`
      insert into platform_meta (key, value) values (${`seeded:${module.name}`}, ${new Date().toISOString()})
      on conflict (key) do nothing`.execute(database.read);
  }
  return open.map(({ name }) => name);
}

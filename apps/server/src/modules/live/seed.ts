import type { DemoWorld } from '../../demo/world.ts';
import type { Database } from '../../platform/database/index.ts';
import { insertAll } from '../actors/index.ts';
import type { LiveTables } from './tables.ts';

/** Writes what demo performers say into an empty table. */
export async function seedLive(database: Database<LiveTables>, world: DemoWorld): Promise<void> {
  const rows = Object.entries(world.chatReplies).flatMap(([language, pool]) =>
    Object.entries(pool).flatMap(([intent, texts]) =>
      texts.map((text, position) => ({ language, intent, position, text })),
    ),
  );
  await database.transaction((tx) => insertAll(tx, 'live_replies', rows));
}

import { setFlagsFromString } from 'node:v8';
import { sql } from 'kysely';
import type { Logger } from '@vx/kernel';
import type { Config } from './config.ts';
import {
  migrate,
  openDatabase,
  sqlState,
  startEmbedded,
  type OpenDatabase,
} from './database/index.ts';
import { platformMigrations } from './migrations.ts';

/**
 * Space for young objects of threads that start from now on, in MB. Node would give each 64 on a large
 * machine, three times; the thread of the embedded database makes small objects and needs none of it.
 */
const youngSpaceOfThreads = 16;

/** Opens what the configuration names: PostgreSQL by its address, else the embedded database. */
export async function openConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'rateLimit'>,
  logger: Logger,
  onCrash: (error: Error) => void,
): Promise<OpenDatabase> {
  const onPoolError = (error: Error): void =>
    logger.warn('database connection broke', { reason: error.message });
  const settings = { onPoolError, limitAddresses: config.rateLimit > 0 };
  if (config.databaseUrl !== null)
    return openDatabase({ kind: 'url', url: config.databaseUrl }, settings);
  setFlagsFromString(`--max-semi-space-size=${youngSpaceOfThreads}`);
  const embedded = await startEmbedded({ folder: config.dataDir, onCrash });
  const database = openDatabase(embedded.target, { ...settings, isExclusive: true });
  return {
    ...database,
    async close() {
      await database.close();
      await embedded.close();
    },
  };
}

/** The secret that all nodes share when the configuration gives none. It is made with the first tables. */
export async function readSharedSecret(database: OpenDatabase): Promise<string> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      const { rows } = await sql<{ value: string }>`
        select value from platform_meta where key = 'secret'`.execute(database.read);
      if (rows[0]) return rows[0].value;
      throw new Error('The database lacks its secret; it was not made by this server.');
    } catch (error) {
      const isFresh = sqlState(error) === '42P01';
      if (!isFresh || isRepeated) throw error;
      await database.exclusively(() => migrate(database, platformMigrations));
    }
  }
}

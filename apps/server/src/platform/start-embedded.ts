import type { Config } from './config.ts';
import { startEmbedded, type EmbeddedDatabase } from './database/embedded.ts';
import { keepThreadsSmall } from './process-memory.ts';

/**
 * Starts the embedded database, if the configuration names no other. What this file imports is little, so
 * that it can begin before the server is read.
 * @param onCrash called when the database ends by itself; by default the process ends with it
 */
export function startConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onCrash: (error: Error) => void = endProcess,
): Promise<EmbeddedDatabase> | null {
  if (config.databaseUrl !== null) return null;
  keepThreadsSmall();
  return startEmbedded({ folder: config.dataDir, onCrash });
}

function endProcess(error: Error): never {
  throw error;
}

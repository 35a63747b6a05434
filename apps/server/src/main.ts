import { ConfigError, readConfig } from './platform/config.ts';
import { DataFolderLockedError } from './platform/database/lock.ts';
import { chooseMemory, startAnew, StartAnew } from './platform/process-memory.ts';
import { startConfigured } from './platform/start-embedded.ts';

// This file imports little: the embedded database opens while the rest of the server is read.
try {
  const config = readConfig(process.env);
  chooseMemory(import.meta.url);
  const server = () => import('./serve.ts');
  const embedded = startConfigured(
    config,
    (error) => void server().then(({ databaseEnded }) => databaseEnded(error)),
  );
  // The server awaits it, and says why it failed.
  embedded?.catch(() => undefined);
  const { serve } = await server();
  await serve(config, embedded);
} catch (error) {
  if (error instanceof StartAnew) startAnew(import.meta.url);
  const expected =
    error instanceof ConfigError || error instanceof DataFolderLockedError || isPortTaken(error);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

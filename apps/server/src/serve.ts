import { createDemoWorld } from './demo/world.ts';
import { withDemoMonth } from './demo-month.ts';
import { demoLogin } from './modules/accounts/index.ts';
import type { Config } from './platform/config.ts';
import type { EmbeddedDatabase } from './platform/database/index.ts';
import { greeting } from './platform/greeting.ts';
import { isStudioBuilt } from './platform/web/studio-pages.ts';
import { canStartAnew, StartAnew } from './platform/process-memory.ts';
import { seedOnce } from './platform/seed.ts';
import { startServer, type RunningServer } from './platform/server.ts';
import { mountWebHost } from './platform/web/web-host.ts';
import { composeProduct } from './product.ts';

/** However it ends, the process is gone so long after its callers had the time to leave. */
const maxShutdownMs = 9500;

let running: RunningServer | null = null;
let drainMs = 0;
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), drainMs + maxShutdownMs).unref();
  try {
    await running?.close();
  } catch (error) {
    console.error('The server did not end cleanly:', error);
    process.exit(1);
  }
  process.exit(exitCode);
}

/** The embedded database ended by itself, and the process ends with it. */
export function databaseEnded(error: Error): void {
  console.error('The database ended:', error);
  void stop(1);
}

/**
 * Starts the product.
 * @param embedded the embedded database, unless the configuration names PostgreSQL
 * @throws StartAnew once the embedded database was filled: that takes memory which never comes back
 */
export async function serve(
  config: Config,
  embedded: Promise<EmbeddedDatabase> | null,
): Promise<void> {
  drainMs = config.drainSeconds * 1000;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (reason) => {
    console.error('A promise failed unheard:', reason);
    void stop(1);
  });
  running = await startServer({
    config,
    ...(embedded && { embedded }),
    compose: config.sandbox ? withDemoMonth(composeProduct) : composeProduct,
    mountWeb: mountWebHost,
    beforeListening: async ({ database }, modules) => {
      if (!config.seed) return;
      const filled = await seedOnce(database, modules, () => createDemoWorld({ now: Date.now() }));
      if (filled.length > 0 && embedded && canStartAnew() && !stopping) throw new StartAnew();
    },
    onContractBreach: (key, problem) =>
      console.warn(`The answer of ${key} breaks the contract: ${problem}`),
  });
  // A signal that came during the start found nothing to close.
  if (stopping) {
    await running.close();
    return;
  }
  console.log(
    greeting({
      config,
      address: running.address,
      operationsAddress: running.operationsAddress,
      hasStudio: config.roles.has('web') && isStudioBuilt(),
      demoLogin: config.sandbox ? demoLogin : null,
    }),
  );
}

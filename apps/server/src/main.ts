import { createDemoWorld } from './demo/world.ts';
import { demoLogin } from './modules/accounts/index.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { DataFolderLockedError } from './platform/database/index.ts';
import { greeting } from './platform/greeting.ts';
import { seedOnce } from './platform/seed.ts';
import { startServer, type RunningServer } from './platform/server.ts';
import { mountWebHost } from './platform/web/web-host.ts';
import { composeProduct } from './product.ts';

/** However it ends, the process is gone so long after its callers had the time to leave. */
const longestShutdownMs = 9500;

let running: RunningServer | null = null;
let drainMs = 0;
let stopping = false;

async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(exitCode || 1), drainMs + longestShutdownMs).unref();
  try {
    await running?.close();
  } catch (error) {
    console.error('The server did not end cleanly:', error);
    process.exit(1);
  }
  process.exit(exitCode);
}

async function run(config: Config): Promise<void> {
  drainMs = config.drainSeconds * 1000;
  running = await startServer({
    config,
    compose: composeProduct,
    mountWeb: mountWebHost,
    beforeListening: async ({ database }, modules) => {
      if (!config.seed) return;
      await seedOnce(database, modules, () => createDemoWorld({ now: Date.now() }));
    },
    onContractBreach: (key, problem) =>
      console.warn(`The answer of ${key} breaks the contract: ${problem}`),
    onFatal: (error) => {
      console.error('The database ended:', error);
      void stop(1);
    },
  });
  console.log(
    greeting({
      config,
      address: running.address,
      operationsAddress: running.operationsAddress,
      demoLogin: config.sandbox ? demoLogin : null,
    }),
  );
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
process.on('unhandledRejection', (reason) => {
  console.error('A promise failed unheard:', reason);
  void stop(1);
});

try {
  await run(readConfig(process.env));
  // A signal that came during the start found nothing to close.
  if (stopping) await (running as RunningServer | null)?.close();
} catch (error) {
  const expected =
    error instanceof ConfigError || error instanceof DataFolderLockedError || isPortTaken(error);
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

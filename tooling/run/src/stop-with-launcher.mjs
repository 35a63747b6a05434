/** Loaded before the server (`node --import`): ends it when the npm, npx or pnpm that started it is gone. */
import { isMainThread } from 'node:worker_threads';
import { whenLauncherGone } from './launcher.mjs';

// Threads load it, too.
if (isMainThread) whenLauncherGone(() => process.kill(process.pid, 'SIGTERM'));

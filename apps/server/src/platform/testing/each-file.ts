/** Runs with every file of tests. */
import { afterAll } from 'vitest';

afterAll(async () => {
  // Imported now: a file may have loaded its modules anew.
  const { closeIdleCopies } = await import('./embedded-copies.ts');
  await closeIdleCopies();
});

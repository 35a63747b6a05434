/** Runs with every file of tests. */
import { recordCalls } from '@vx/tooling-vitest/traffic';
import { afterAll } from 'vitest';
import { builtDocuments } from '../graphql/documents.ts';
import { trafficFile } from './traffic.ts';

recordCalls(trafficFile, { ...builtDocuments.vxql, ...builtDocuments.feed });

afterAll(async () => {
  // Imported now: a file may have loaded its modules anew.
  const { closeIdleCopies } = await import('./embedded-copies.ts');
  await closeIdleCopies();
});

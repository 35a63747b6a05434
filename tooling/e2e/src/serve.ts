import type { FullConfig } from '@playwright/test';
import { beginTraffic } from '@vx/tooling-vitest/traffic';
import { trafficFile, startOwnServer } from './own-server.ts';

/** Serves the built product where the tests look for it, from before the first to after the last. */
export default async function serve({
  metadata,
  projects,
}: FullConfig): Promise<() => Promise<void>> {
  beginTraffic(trafficFile, (metadata['tree'] as string | null) ?? null);
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const server = await startOwnServer({ port: Number(port) });
  // Tests with servers of their own show the same pictures.
  process.env.VX_E2E_PICTURES = server.pictures;
  return async () => await server[Symbol.asyncDispose]();
}

import type { FullConfig } from '@playwright/test';
import { beginTraffic } from '@vx/tooling-vitest/traffic';
import { trafficFile, startOwnServer } from './own-server.ts';

/** Nothing is there: the tests look where the links lead, and follow none. */
const outsideLinks = {
  VX_LINK_INSTAGRAM: 'https://instagram.example/candela',
  VX_LINK_X: 'https://x.example/candela',
  VX_LINK_YOUTUBE: 'https://youtube.example/candela',
  VX_LINK_MASTODON: 'https://mastodon.example/@candela',
  VX_LINK_RECRUITMENT: 'https://models.example/en/',
  VX_LINK_RECRUITMENT_DE: 'https://models.example/de/',
  VX_LINK_AFFILIATES: 'https://partners.example/',
};

/** Serves the built product where the tests look for it, from before the first to after the last. */
export default async function serve({
  metadata,
  projects,
}: FullConfig): Promise<() => Promise<void>> {
  beginTraffic(trafficFile, (metadata['tree'] as string | null) ?? null);
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  const server = await startOwnServer({ port: Number(port), env: outsideLinks });
  // Tests with servers of their own show the same pictures.
  process.env.VX_E2E_PICTURES = server.pictures;
  return async () => await server[Symbol.asyncDispose]();
}

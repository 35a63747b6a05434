import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { beginTraffic } from '@vx/tooling-vitest/traffic';
import { trafficFile, startOwnServer } from './own-server.ts';

const env = {
  // Whoever needs several conversations follows several performers.
  VX_GREETING_PAUSE_HOURS: '0',
  // Nothing is there: the tests look where the links lead, and follow none.
  VX_LINK_INSTAGRAM: 'https://instagram.example/candela',
  VX_LINK_X: 'https://x.example/candela',
  VX_LINK_YOUTUBE: 'https://youtube.example/candela',
  VX_LINK_MASTODON: 'https://mastodon.example/@candela',
  VX_LINK_RECRUITMENT: 'https://models.example/en/',
  VX_LINK_RECRUITMENT_DE: 'https://models.example/de/',
  VX_LINK_AFFILIATES: 'https://partners.example/',
};

/**
 * Pictures that earlier runs have drawn. Each is kept under a name made of all that it shows and of the version
 * of its drawing, so one that changes is drawn anew. While many are drawn, pages that show them keep all
 * connections of their browser, and what a test asks for next waits for its turn.
 */
const pictures = join(import.meta.dirname, '../node_modules/.cache/pictures');

/** Serves the built product where the tests look for it, from before the first to after the last. */
export default async function serve({
  metadata,
  projects,
}: FullConfig): Promise<() => Promise<void>> {
  beginTraffic(trafficFile, (metadata['tree'] as string | null) ?? null);
  const { port } = new URL(projects[0]?.use.baseURL ?? '');
  mkdirSync(pictures, { recursive: true });
  const server = await startOwnServer({ port: Number(port), env, pictures });
  // Hours decide who is live in the demo world. Whom tests chat with, who streams in HD, is live at all hours here.
  await server.query(
    'update actor_presence set online = true where actor_id in (select id from actors where hd)',
  );
  // Tests with servers of their own show the same pictures.
  process.env.VX_E2E_PICTURES = server.pictures;
  return async () => await server[Symbol.asyncDispose]();
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { mountApps } from './web-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'vx-studio-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>Studio</title>');
writeFileSync(join(folder, 'assets/main-1.js'), 'export {}');

const open = (built: string): Promise<TestServer> =>
  createTestServer({
    database: 'pglite',
    env: { VX_ROLES: 'web,api,realtime' },
    mountWeb: mountApps(() => Promise.resolve(new Map()), undefined, built),
  });
let server: TestServer;
beforeAll(async () => {
  server = await open(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string): Promise<Response> =>
  fetch(`${server.origin}${path}`, { redirect: 'manual' });

it.each(['/studio/', '/studio/room', '/studio/earnings?month=2026-11'])(
  'answers %s with its one page, never stored, under the policy of pages',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, '<title>Studio</title>']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const policy = answer.headers.get('content-security-policy');
    for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('answers its files for ever, and none that is not there with a page', async () => {
  const file = await get('/studio/assets/main-1.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toContain('text/javascript');
  expect((await get('/studio')).headers.get('location')).toBe('/studio/');
  for (const path of ['/studio/assets/gone.js', '/studio/api/v1/nothing', '/studio/api'])
    expect((await get(path)).status).toBe(404);
});

it('is not there where it was not built', async () => {
  const other = await open(join(folder, 'nothing'));
  try {
    expect((await fetch(`${other.origin}/studio/`)).status).toBe(404);
  } finally {
    await other.close();
  }
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startOwnProcess } from './platform/testing/own-process.ts';

const disk = mkdtempSync(join(tmpdir(), 'vx-disk-'));
const isMounted = ((): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.skipIf(!isMounted)('the embedded database on a full disk', () => {
  it('refuses with UNAVAILABLE, is not ready meanwhile, and goes on by itself', async () => {
    await using server = await startOwnProcess({ VX_DATA_DIR: disk, VX_SEED: 'off' });
    await server.ready();
    const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
    const signUp = async (mark: number) => {
      const answer = await fetch(`${server.origin}/api/v1/auth/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `p${mark}@candela.test`,
          password: 'a fine long password',
          name: `Person ${mark}`,
          language: 'en',
          acceptTerms: true,
          ofAge: true,
        }),
      });
      return [answer.status, answer.headers.has('retry-after')];
    };
    expect(await signUp(0)).toEqual([200, false]);
    const { bavail, bsize } = statfsSync(disk);
    const filling = join(disk, 'filling');
    writeFileSync(filling, Buffer.alloc(bavail * bsize));
    let mark = 1;
    await expect.poll(() => signUp((mark += 1)), { timeout: 30_000 }).toEqual([503, true]);
    expect(await ready()).toBe(503);
    rmSync(filling);
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    expect(await signUp(0.5)).toEqual([200, false]);
  }, 120_000);
});

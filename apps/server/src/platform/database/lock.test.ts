import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vx-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const leave = (holder: Record<string, unknown>): void =>
  writeFileSync(
    join(folder, 'server.lock'),
    JSON.stringify({ pid: 1, host: hostname(), started: null, token: 'x', ...holder }),
  );

it('is held by one and given back', () => {
  const lock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
  lock[Symbol.dispose]();
  expect(readdirSync(folder)).toEqual([]);
  lockDataFolder(folder)[Symbol.dispose]();
});

it('is taken over from a process that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  leave({ pid });
  lockDataFolder(folder)[Symbol.dispose]();
});

it('is taken over when the id of a dead process was given to another one', () => {
  leave({ pid: process.pid, started: 'another boot:1' });
  lockDataFolder(folder)[Symbol.dispose]();
});

it('does not trust half a lock', () => {
  writeFileSync(join(folder, 'server.lock'), '{"pid":');
  expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
  expect(existsSync(join(folder, 'server.lock'))).toBe(true);
});

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Echo } from './testing/echo-worker.ts';
import { workerFile } from './worker-file.ts';
import { createWorkerProcess, forkWorker, type WorkerProcess } from './worker-process.ts';

let started: ChildProcess[] = [];
let worker: WorkerProcess<Echo, string>;

/** @param prepare what is done to the first process */
function create(
  options: { readonly idleMs?: number; readonly limitMs?: number } = {},
  prepare: (child: ChildProcess) => void = () => undefined,
): (say: string, afterMs?: number) => Promise<string> {
  started = [];
  worker = createWorkerProcess({
    idleMs: 10_000,
    limitMs: 30_000,
    ...options,
    start() {
      const child = forkWorker(workerFile(import.meta.url, 'testing/echo-worker'));
      if (started.push(child) === 1) prepare(child);
      return child;
    },
  });
  return (say, afterMs = 0) => worker.ask({ say, afterMs });
}

const isGone = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
const from = (index: number): number | undefined => started[index]?.pid;

afterEach(async () => {
  worker.close();
  await vi.waitFor(() => expect(started.every(isGone)).toBe(true), 5_000);
});

describe('a process that works for the server', () => {
  it('answers each of several orders with what belongs to it', async () => {
    const ask = create();
    const answers = await Promise.all([ask('one', 40), ask('two', 20), ask('three')]);
    expect(answers).toEqual(['one', 'two', 'three'].map((word) => `${word} from ${from(0)}`));
    expect(started).toHaveLength(1);
  });

  it('ends when there are no more orders, and starts again with the next', async () => {
    const ask = create({ idleMs: 20 });
    await ask('one');
    await vi.waitFor(() => expect(started.map(isGone)).toEqual([true]), 5_000);
    expect(await ask('two')).toBe(`two from ${from(1)}`);
  });

  it('ends while nobody waits, never under an order', async () => {
    const ask = create({ idleMs: 20 });
    await ask('one');
    expect(await ask('two', 200)).toBe(`two from ${from(0)}`);
  });

  it('does again what was under way when it was killed', async () => {
    const ask = create();
    await ask('ready');
    const answers = Promise.all([ask('one', 300), ask('two', 300)]);
    await sleep(50);
    started[0]?.kill('SIGKILL');
    expect(await answers).toEqual(['one', 'two'].map((word) => `${word} from ${from(1)}`));
    expect(started).toHaveLength(2);
  });

  it('is cut when it hangs', async () => {
    const ask = create({ limitMs: 2_000 }, (child) => child.kill('SIGSTOP'));
    expect(await ask('one')).toBe(`one from ${from(1)}`);
    expect(started[0]?.signalCode).toBe('SIGKILL');
  });

  it('asks to try again later what hangs twice', async () => {
    const ask = create({ limitMs: 500 });
    await expect(ask('never', 60_000)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      detail: { retryAfter: 5 },
    });
    expect(started).toHaveLength(2);
  });

  it('starts nothing again when it is closed', async () => {
    const ask = create();
    await ask('ready');
    const cut = expect(ask('one', 60_000)).rejects.toThrow('ended');
    worker.close();
    await cut;
    expect(started).toHaveLength(1);
  });

  it('says what went wrong, and goes on', async () => {
    const ask = create();
    await expect(ask('nonsense')).rejects.toThrow('TypeError: nonsense');
    expect(await ask('one')).toBe(`one from ${from(0)}`);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes no part in how the server holds its memory',
    async () => {
      vi.stubEnv('MALLOC_ARENA_MAX', '2');
      vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '131072');
      await create()('one');
      vi.unstubAllEnvs();
      expect(readFileSync(`/proc/${from(0)}/environ`, 'utf8')).not.toContain('MALLOC_');
    },
  );
});

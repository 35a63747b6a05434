import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoArtwork } from './artwork.ts';
import { createRenderer, forkWorker, type RenderJob, type Renderer } from './renderer.ts';

const { spec } = demoArtwork({})('avatar', 1001)!;
const job: RenderJob = { spec, width: 60, height: 60, blurred: false };

let started: ChildProcess[] = [];
let renderer: Renderer;
const create = (options: { idleMs?: number; limitMs?: number } = {}, stopped = false): Renderer => {
  started = [];
  renderer = createRenderer({
    ...options,
    start: () => {
      const child = forkWorker();
      started.push(child);
      // The first one hangs.
      if (stopped && started.length === 1) child.kill('SIGSTOP');
      return child;
    },
  });
  return renderer;
};
const gone = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

afterEach(async () => {
  renderer.close();
  await vi.waitFor(() => expect(started.every(gone)).toBe(true), 5_000);
});

describe('the renderer of pictures', () => {
  it('answers each of many at once with its own picture, from one process', async () => {
    const widths = [60, 160, 320, 60];
    const { render } = create();
    const pictures = await Promise.all(
      widths.map((width) => render({ ...job, width, height: width })),
    );
    const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(sizes.map(({ format, width }) => [format, width])).toEqual(
      widths.map((width) => ['webp', width]),
    );
    expect(started).toHaveLength(1);
  });

  it('ends its process when nobody asks for more, and starts another for the next one', async () => {
    const { render } = create({ idleMs: 20 });
    await render(job);
    await vi.waitFor(() => expect(started.map(gone)).toEqual([true]), 5_000);
    expect((await render(job)).length).toBeGreaterThan(0);
    expect(started).toHaveLength(2);
  });

  it('renders again what was under way when its process was killed', async () => {
    const { render } = create();
    const large = Promise.all(
      [1280, 1281].map((width) => render({ ...job, width, height: width })),
    );
    await sleep(50);
    started[0]!.kill('SIGKILL');
    expect((await large).map(({ length }) => length > 1_000)).toEqual([true, true]);
    expect(started).toHaveLength(2);
  });

  it('cuts a process that hangs', async () => {
    const { render } = create({ limitMs: 3_000 }, true);
    expect((await render(job)).length).toBeGreaterThan(0);
    expect(started[0]!.signalCode).toBe('SIGKILL');
  });

  it('says what cannot be rendered, and goes on', async () => {
    const { render } = create();
    await expect(render({ ...job, spec: null as never })).rejects.toThrow('TypeError');
    expect((await render(job)).length).toBeGreaterThan(0);
    expect(started).toHaveLength(1);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes no part in how the server holds its memory, and lets pages go first',
    async () => {
      vi.stubEnv('MALLOC_ARENA_MAX', '2');
      vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '131072');
      await create().render(job);
      vi.unstubAllEnvs();
      const of = (name: string) => readFileSync(`/proc/${started[0]!.pid}/${name}`, 'utf8');
      expect(of('environ')).not.toContain('MALLOC_');
      // Field 19, counted from the one behind the name.
      expect(of('stat').split(') ').at(-1)!.split(' ')[16]).toBe('5');
    },
  );
});

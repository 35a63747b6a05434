import type { ChildProcess } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemoWorld } from '../../demo/world.ts';
import { workerFile } from '../../platform/worker-file.ts';
import { forkWorker } from '../../platform/worker-process.ts';
import { codesH264 } from './film/ffmpeg.ts';
import { createFilmer } from './filmer.ts';
import { readSegment } from './fragments.ts';

const started: ChildProcess[] = [];
const filmer = createFilmer(240_000, () => {
  const child = forkWorker(workerFile(import.meta.url, 'film-worker'));
  started.push(child);
  return child;
});
afterAll(() => filmer.close());

const hasFfmpeg = await codesH264('ffmpeg');
const look = createDemoWorld({ now: 0 }).actors[0]?.art;

describe('the process that films', () => {
  it('makes the film all the same when it is killed in the middle: Baseline, and exactly a loop', async () => {
    if (!look) throw new Error('nobody is there');
    const coming = filmer.film({ look, shape: 'tall', lines: 360, ffmpeg: null });
    await new Promise((resolve) => setTimeout(resolve, 500));
    started[0]?.kill('SIGKILL');
    const film = await coming;
    if (!film) throw new Error('nothing was filmed');
    expect(started).toHaveLength(2);

    const { file, rendition } = film;
    const { segments, initSize, ...said } = rendition;
    expect(said).toMatchObject({ name: 'tall-360', shape: 'tall', width: 360, height: 640 });
    expect(said.codecs).toBe('avc1.42c01e,mp4a.40.2');
    expect(said.bandwidth).toBeGreaterThan(said.averageBandwidth);
    expect(segments).toHaveLength(6);
    const last = segments[5];
    expect(segments[0]?.offset).toBe(initSize);
    expect((last?.offset ?? 0) + (last?.size ?? 0)).toBe(file.length);
    const times = segments.flatMap(
      ({ offset, size, parts }) =>
        readSegment(Buffer.from(file.subarray(offset, offset + size)), parts).times,
    );
    const picture = times.filter(({ track }) => track === 1).map(({ value }) => value / 24_000);
    expect(picture).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  }, 300_000);

  it.skipIf(!hasFfmpeg)(
    'makes it with an ffmpeg that was found',
    async () => {
      if (!look) throw new Error('nobody is there');
      const film = await filmer.film({ look, shape: 'wide', lines: 360, ffmpeg: 'ffmpeg' });
      expect(film?.rendition.codecs).toBe('avc1.640028,mp4a.40.2');
      expect(film?.rendition.segments).toHaveLength(6);
    },
    300_000,
  );

  it('makes none where nothing codes it', async () => {
    if (!look) throw new Error('nobody is there');
    const job = { look, shape: 'wide', lines: 1080, ffmpeg: '/nowhere/ffmpeg' } as const;
    expect(await filmer.film(job)).toBeNull();
  }, 60_000);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createStage,
  filmByFfmpeg,
  packRendition,
  padFile,
  padOf,
  timing,
  type Coding,
  type VideoStream,
} from '@vx/server/film';
import { recordPads, renditions } from './film.ts';
import { performers, type Performer } from './performers.ts';

/**
 * Films the loops of the demo world's performers: `pnpm --filter @vx/media-tool make [performer …]`.
 * Needs ffmpeg with libx264. The result stands in apps/server/media and is committed.
 */
const target = new URL('../../../apps/server/media/', import.meta.url).pathname;
const manifestFile = join(target, 'manifest.json');

function written(performer: string, format: Coding, video: VideoStream, sound: Buffer) {
  const { shape, width, height } = format;
  const packed = packRendition(format, video, sound);
  const file = `${performer}-${shape}-${Math.min(width, height)}.mp4`;
  writeFileSync(join(target, file), packed.file);
  return { ...packed.rendition, file };
}

type Loop = Readonly<{ name: string; renditions: readonly ReturnType<typeof written>[] }>;

async function film({ name, look, hd }: Performer, folder: string): Promise<Loop> {
  const sound = readFileSync(join(target, padFile(padOf(look.seed))));
  const made: ReturnType<typeof written>[] = [];
  for (const [small, high] of [renditions.wide, renditions.tall]) {
    const list = hd ? [small, high] : [small];
    // Drawn once, in the largest size that is wanted.
    const stage = await createStage(look, hd ? high : small);
    const videos = await filmByFfmpeg('ffmpeg', stage, list, folder);
    for (const [i, video] of videos.entries()) {
      const format = list[i];
      if (format) made.push(written(name, format, video, sound));
    }
  }
  return { name, renditions: made };
}

function write(loops: ReadonlyMap<string, Loop>): void {
  const manifest = {
    version: 2,
    loopSeconds: timing.seconds,
    segmentSeconds: timing.segmentSeconds,
    partSeconds: timing.chunkSeconds,
    fps: timing.fps,
    videoTimescale: timing.videoTimescale,
    audioTimescale: timing.sampleRate,
    loops: performers.flatMap(({ name }) => loops.get(name) ?? []),
  };
  writeFileSync(manifestFile, `${JSON.stringify(manifest)}\n`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  mkdirSync(target, { recursive: true });
  const old = JSON.parse(readFileSync(manifestFile, 'utf8')) as { loops: readonly Loop[] };
  const known = new Map(old.loops.map((loop) => [loop.name, loop]));
  const folder = mkdtempSync(join(tmpdir(), 'vx-media-'));
  try {
    await recordPads(target, folder);
    for (const performer of performers) {
      if (wanted.length > 0 && !wanted.includes(performer.name)) continue;
      known.set(performer.name, await film(performer, folder));
      write(known);
      console.log(performer.name);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await main();

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record, renditions, shoot, type Rendition } from './film.ts';
import { pack } from './pack.ts';
import { performers, type Performer } from './performers.ts';
import { createStage } from './stage.ts';
import { timing } from './timing.ts';

/**
 * Films the loops of the demo world's performers: `pnpm --filter @vx/media-tool make [performer …]`.
 * Needs ffmpeg with libx264. The result stands in apps/server/media and is committed.
 */
const target = new URL('../../../apps/server/media/', import.meta.url).pathname;
const manifestFile = join(target, 'manifest.json');

const rate = (bytes: number, seconds: number): number => Math.round((bytes * 8) / seconds);

function written(performer: string, rendition: Rendition, coded: Buffer, sound: Buffer) {
  const { name, shape, width, height } = rendition;
  const packed = pack(coded, sound, rendition);
  const file = `${performer}-${shape}-${Math.min(width, height)}.mp4`;
  writeFileSync(join(target, file), packed.file);
  const { codecs, initSize, segments } = packed;
  return {
    name,
    shape,
    file,
    width,
    height,
    codecs,
    bandwidth: Math.max(...segments.map(({ size }) => rate(size, timing.segmentSeconds))),
    averageBandwidth: rate(packed.file.length - initSize, timing.seconds),
    initSize,
    segments,
  };
}

type Loop = Readonly<{ name: string; renditions: readonly ReturnType<typeof written>[] }>;

async function film({ name, look, hd }: Performer, folder: string): Promise<Loop> {
  const sound = await record(name, folder);
  const made: ReturnType<typeof written>[] = [];
  for (const [small, high] of [renditions.wide, renditions.tall]) {
    const list = hd ? [small, high] : [small];
    // Drawn once, in the largest size that is wanted.
    const stage = await createStage(look, hd ? high : small);
    const coded = await shoot(stage, list, folder);
    for (const [i, rendition] of list.entries())
      made.push(written(name, rendition, coded[i] ?? Buffer.alloc(0), sound));
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

import { readFile } from 'node:fs/promises';
import { packageFolder } from '../../platform/package-folder.ts';
import { createByteCache } from './byte-cache.ts';
import type { FilmedRendition, Shape } from './film/renditions.ts';
import { movedSegment, readSegment } from './fragments.ts';
import { readRange } from './read-range.ts';

interface Bundled extends FilmedRendition {
  readonly file: string;
}

interface Manifest {
  readonly version: 2;
  readonly loopSeconds: number;
  readonly segmentSeconds: number;
  readonly partSeconds: number;
  readonly fps: number;
  readonly videoTimescale: number;
  readonly audioTimescale: number;
  readonly loops: readonly { readonly name: string; readonly renditions: readonly Bundled[] }[];
}

/** One rendition of a loop, wherever it lies. */
export interface Reel extends FilmedRendition {
  /** No two reels have the same. */
  readonly id: string;
  /** Bytes of its file. */
  read(offset: number, size: number): Promise<Buffer>;
}

/** The bundled loops, and how every loop is cut into a stream. */
export interface Loops {
  readonly names: ReadonlySet<string>;
  readonly segmentSeconds: number;
  readonly segmentsPerLoop: number;
  readonly fps: number;
  /** What is bundled of a loop in one shape, the smallest first. */
  reels(loop: string, shape: Shape): readonly Reel[];
  /** The initialisation segment. */
  init(reel: Reel): Promise<Buffer>;
  /** Segment `index` of a loop on the timeline's pass `pass`, cut to `seconds`. */
  segment(reel: Reel, index: number, pass: number, seconds: number): Promise<Buffer | null>;
}

/** Viewers of a channel ask for the same few segments: they share the moved copies. */
const cacheBytes = 16 * 1024 * 1024;

/** Reads the manifest; of the films (38 MB) no more than 16 MB are in memory at a time. */
export async function loadLoops(folder: URL = new URL('media/', packageFolder())): Promise<Loops> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as Manifest;
  const reelOf = (bundled: Bundled): Reel => ({
    ...bundled,
    id: bundled.file,
    read: (offset, size) => readRange(new URL(bundled.file, folder), offset, size),
  });
  const byName = new Map(
    manifest.loops.map(({ name, renditions }) => [name, renditions.map((one) => reelOf(one))]),
  );
  const cache = createByteCache(cacheBytes);

  return {
    names: new Set(byName.keys()),
    segmentSeconds: manifest.segmentSeconds,
    segmentsPerLoop: manifest.loopSeconds / manifest.segmentSeconds,
    fps: manifest.fps,
    reels: (loop, shape) => (byName.get(loop) ?? []).filter((reel) => reel.shape === shape),
    init: (reel) => cache.of(reel.id, () => reel.read(0, reel.initSize)),
    async segment(reel, index, pass, seconds) {
      const entry = reel.segments[index];
      if (!entry) return null;
      const parts = Math.ceil(seconds / manifest.partSeconds);
      const shift = pass * manifest.loopSeconds;
      return await cache.of(`${reel.id}/${index}/${pass}/${parts}`, async () => {
        const data = await reel.read(entry.offset, entry.size);
        const shifts = new Map([
          [1, shift * manifest.videoTimescale],
          [2, shift * manifest.audioTimescale],
        ]);
        return movedSegment(readSegment(data, entry.parts), shifts, parts);
      });
    },
  };
}

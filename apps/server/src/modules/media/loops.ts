import { open, readFile } from 'node:fs/promises';
import { packageFolder } from '../../platform/package-folder.ts';
import { createByteCache } from './byte-cache.ts';
import { movedSegment, readSegment } from './fragments.ts';
import type { RenditionInfo } from './playlists.rules.ts';

/** The shape of a picture: 16:9, or 9:16 for a phone held upright. */
export type Shape = 'wide' | 'tall';

interface Rendition extends RenditionInfo {
  readonly shape: Shape;
  readonly file: string;
  readonly initSize: number;
  readonly segments: readonly { offset: number; size: number; parts: readonly number[] }[];
}

interface Manifest {
  readonly version: 2;
  readonly loopSeconds: number;
  readonly segmentSeconds: number;
  readonly partSeconds: number;
  readonly fps: number;
  readonly videoTimescale: number;
  readonly audioTimescale: number;
  readonly loops: readonly { readonly name: string; readonly renditions: readonly Rendition[] }[];
}

/** The bundled loops, one for each performer of the demo world, read from disk as they are asked for. */
export interface Loops {
  readonly names: ReadonlySet<string>;
  readonly segmentSeconds: number;
  readonly segmentsPerLoop: number;
  readonly fps: number;
  /** Renditions of a loop in one shape, the smallest first. */
  renditions(loop: string, shape: Shape): readonly RenditionInfo[];
  /** The initialisation segment; `null` for a rendition that the loop has not. */
  init(loop: string, rendition: string): Promise<Buffer | null>;
  /** Segment `index` of a loop on the timeline's pass `pass`, cut to `seconds`. */
  segment(
    loop: string,
    rendition: string,
    index: number,
    pass: number,
    seconds: number,
  ): Promise<Buffer | null>;
}

/** Viewers of a channel ask for the same few segments: they share the moved copies. */
const cacheBytes = 16 * 1024 * 1024;

async function readRange(file: URL, offset: number, size: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, offset);
    if (bytesRead !== size) throw new Error(`${file.pathname} is shorter than its manifest says`);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** Reads the manifest; of the films (57 MB) no more than 16 MB are in memory at a time. */
export async function loadLoops(folder: URL = new URL('media/', packageFolder())): Promise<Loops> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as Manifest;
  const byName = new Map(manifest.loops.map(({ name, renditions }) => [name, renditions]));
  const cache = createByteCache(cacheBytes);
  const find = (loop: string, rendition: string): Rendition | undefined =>
    byName.get(loop)?.find(({ name }) => name === rendition);

  return {
    names: new Set(byName.keys()),
    segmentSeconds: manifest.segmentSeconds,
    segmentsPerLoop: manifest.loopSeconds / manifest.segmentSeconds,
    fps: manifest.fps,
    renditions: (loop, shape) =>
      (byName.get(loop) ?? []).filter((rendition) => rendition.shape === shape),
    async init(loop, rendition) {
      const source = find(loop, rendition);
      if (!source) return null;
      const { file, initSize } = source;
      return await cache.of(file, () => readRange(new URL(file, folder), 0, initSize));
    },
    async segment(loop, rendition, index, pass, seconds) {
      const source = find(loop, rendition);
      const entry = source?.segments[index];
      if (!source || !entry) return null;
      const parts = Math.ceil(seconds / manifest.partSeconds);
      const shift = pass * manifest.loopSeconds;
      return await cache.of(`${source.file}/${index}/${pass}/${parts}`, async () => {
        const data = await readRange(new URL(source.file, folder), entry.offset, entry.size);
        const shifts = new Map([
          [1, shift * manifest.videoTimescale],
          [2, shift * manifest.audioTimescale],
        ]);
        return movedSegment(readSegment(data, entry.parts), shifts, parts);
      });
    },
  };
}

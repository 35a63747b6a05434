import { packageFolder } from '../../platform/package-folder.ts';
import { readFile } from 'node:fs/promises';
import { movedSegment, readSegment, type Segment } from './fragments.ts';
import type { RenditionInfo } from './playlists.rules.ts';

interface Manifest {
  readonly version: 1;
  readonly loopSeconds: number;
  readonly segmentSeconds: number;
  readonly partSeconds: number;
  readonly fps: number;
  readonly videoTimescale: number;
  readonly audioTimescale: number;
  readonly loops: readonly {
    readonly name: string;
    readonly renditions: readonly (RenditionInfo & {
      readonly file: string;
      readonly initSize: number;
      readonly segments: readonly { offset: number; size: number; parts: readonly number[] }[];
    })[];
  }[];
}

/** The bundled loops, in memory. */
export interface Loops {
  readonly names: readonly string[];
  readonly segmentSeconds: number;
  readonly segmentsPerLoop: number;
  readonly fps: number;
  /** Renditions of a loop, the smallest first; all loops have the same names and sizes. */
  renditions(loop: string): readonly RenditionInfo[];
  /** The initialisation segment; it is the same for all loops of a rendition. */
  init(rendition: string): Buffer | null;
  /** Segment `index` of a loop on the timeline's pass `pass`, cut to `seconds`. */
  segment(
    loop: string,
    rendition: string,
    index: number,
    pass: number,
    seconds: number,
  ): Buffer | null;
}

const cacheLimit = 96;

interface LoadedRendition {
  readonly init: Buffer;
  readonly segments: readonly Segment[];
}

async function loadRenditions(
  folder: URL,
  manifest: Manifest,
): Promise<ReadonlyMap<string, LoadedRendition>> {
  const loaded = new Map<string, LoadedRendition>();
  for (const loop of manifest.loops) {
    for (const rendition of loop.renditions) {
      const file = await readFile(new URL(rendition.file, folder));
      loaded.set(`${loop.name}/${rendition.name}`, {
        init: file.subarray(0, rendition.initSize),
        segments: rendition.segments.map(({ offset, size, parts }) =>
          readSegment(file.subarray(offset, offset + size), parts),
        ),
      });
    }
  }
  return loaded;
}

function requireOneInit(manifest: Manifest, loaded: ReadonlyMap<string, LoadedRendition>): void {
  const [first] = manifest.loops;
  for (const loop of manifest.loops) {
    for (const { name } of loop.renditions) {
      const own = loaded.get(`${loop.name}/${name}`)?.init;
      const other = loaded.get(`${first?.name}/${name}`)?.init;
      if (!own || !other?.equals(own)) throw new Error(`loop ${loop.name} has an init of its own`);
    }
  }
}

/** Reads all loops (about 7 MB) once. */
export async function loadLoops(folder: URL = new URL('media/', packageFolder())): Promise<Loops> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', folder), 'utf8')) as Manifest;
  const loaded = await loadRenditions(folder, manifest);
  requireOneInit(manifest, loaded);
  const first = manifest.loops[0]?.name ?? '';
  // Viewers of a live channel ask for the same few segments: they share the moved copies.
  const recent = new Map<string, Buffer>();

  return {
    names: manifest.loops.map((loop) => loop.name),
    segmentSeconds: manifest.segmentSeconds,
    segmentsPerLoop: manifest.loopSeconds / manifest.segmentSeconds,
    fps: manifest.fps,
    renditions: (loop) =>
      manifest.loops.find((candidate) => candidate.name === loop)?.renditions ?? [],
    init: (rendition) => loaded.get(`${first}/${rendition}`)?.init ?? null,
    segment(loop, rendition, index, pass, seconds) {
      const source = loaded.get(`${loop}/${rendition}`)?.segments[index];
      if (!source) return null;
      const parts = Math.ceil(seconds / manifest.partSeconds);
      const key = `${loop}/${rendition}/${index}/${pass}/${parts}`;
      const known = recent.get(key);
      if (known) return known;
      const shift = pass * manifest.loopSeconds;
      const moved = movedSegment(
        source,
        new Map([
          [1, shift * manifest.videoTimescale],
          [2, shift * manifest.audioTimescale],
        ]),
        parts,
      );
      recent.set(key, moved);
      if (recent.size > cacheLimit) recent.delete(recent.keys().next().value ?? '');
      return moved;
    },
  };
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artVersion } from '@vx/art';
import type { Artwork } from './artwork.ts';
import { createLimit } from './limit.ts';
import type { MediaDeps } from './media-deps.ts';
import type { Renderer } from './renderer.ts';

/** A rendered picture. */
export interface Picture {
  readonly data: Buffer;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
}

export interface Pictures {
  /** The picture in `width` pixels, from memory, disk or freshly drawn. */
  get(artwork: Artwork, width: number, blurred: boolean): Promise<Picture>;
  /** The tag alone, without drawing anything. */
  etag(artwork: Artwork, width: number, blurred: boolean): string;
}

/** Rises when drawing or coding changes, so that old files are not served. */
const codingVersion = 1;
const memoryLimit = 24 * 1024 * 1024;
const drawnAtOnce = 2;

/** Keeps the most recently used pictures up to `memoryLimit` bytes. */
function createMemory(): {
  get(key: string): Buffer | undefined;
  set(key: string, data: Buffer): void;
} {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get(key) {
      const data = kept.get(key);
      if (data) {
        kept.delete(key);
        kept.set(key, data);
      }
      return data;
    },
    set(key, data) {
      kept.set(key, data);
      bytes += data.length;
      for (const [oldest, old] of kept) {
        if (bytes <= memoryLimit) break;
        kept.delete(oldest);
        bytes -= old.length;
      }
    },
  };
}

/** Draws pictures on demand and keeps them below `dataDir/images`. */
export function createPictures(
  deps: Pick<MediaDeps, 'config' | 'logger'>,
  renderer: Pick<Renderer, 'render'>,
): Pictures {
  const root = join(deps.config.dataDir, 'images');
  const memory = createMemory();
  const limit = createLimit(drawnAtOnce);
  const underway = new Map<string, Promise<Buffer>>();

  const keyOf = (artwork: Artwork, width: number, blurred: boolean): string =>
    createHash('sha256')
      .update(
        JSON.stringify([codingVersion, artVersion, artwork.spec, artwork.ratio, width, blurred]),
      )
      .digest('hex')
      .slice(0, 32);

  const produce = async (key: string, draft: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(root, key.slice(0, 2), `${key}.webp`);
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const data = await limit(draft);
    try {
      await mkdir(dirname(file), { recursive: true });
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, data);
      await rename(part, file);
    } catch (error) {
      // A full or read-only disk costs speed, not the picture.
      deps.logger.warn('media.picture-not-kept', { reason: String(error) });
    }
    return data;
  };

  return {
    etag: (artwork, width, blurred) => `"${keyOf(artwork, width, blurred)}"`,
    async get(artwork, width, blurred) {
      const key = keyOf(artwork, width, blurred);
      const etag = `"${key}"`;
      const known = memory.get(key);
      if (known) return { data: known, etag };
      let work = underway.get(key);
      if (!work) {
        const { spec, ratio } = artwork;
        const height = Math.round(width * ratio);
        work = produce(key, () => renderer.render({ spec, width, height, blurred })).finally(() =>
          underway.delete(key),
        );
        underway.set(key, work);
      }
      const data = await work;
      if (!memory.get(key)) memory.set(key, data);
      return { data, etag };
    },
  };
}

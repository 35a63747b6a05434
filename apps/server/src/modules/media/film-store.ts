import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { artVersion } from '@vx/art';
import type { Filmed, FilmedRendition } from './film/renditions.ts';
import type { FilmOrder } from './filmer.ts';
import type { Reel } from './loops.ts';
import { readRange } from './read-range.ts';

/** Rises when the same look is filmed otherwise, so that old films are not shown. */
const filmVersion = 1;
const ending = '.film';
const headerLimit = 16_384;
const partsLastMs = 3_600_000;
const touchedEveryMs = 60_000;

/** What stands in the first line of a file, before the film itself. */
interface Header {
  readonly rendition: FilmedRendition;
  /** Bytes of the film. */
  readonly size: number;
}

interface Known extends Header {
  readonly start: number;
  readonly changed: number;
}

/** Films that were made here, each in a file of its own; who was shown the longest ago goes first. */
export interface FilmStore {
  keyOf(order: FilmOrder): string;
  /** The film, whole; `null`: there is none. */
  find(key: string): Promise<Reel | null>;
  /** @throws Error when it cannot be written */
  keep(key: string, film: Filmed): Promise<void>;
}

/** Reads the first line; `null`: the file is no whole film. */
async function readHeader(path: string, size: number): Promise<Omit<Known, 'changed'> | null> {
  const head = await readRange(path, 0, Math.min(size, headerLimit));
  const end = head.indexOf('\n');
  if (end < 0) return null;
  try {
    const header = JSON.parse(head.toString('utf8', 0, end)) as Header;
    return header.size === size - end - 1 ? { ...header, start: end + 1 } : null;
  } catch {
    return null;
  }
}

/** Written beside and moved into its place when it is on the disk: what is found there is whole. */
async function writeWhole(path: string, header: Header, film: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const handle = await open(part, 'wx');
    try {
      await handle.writeFile(`${JSON.stringify(header)}\n`);
      await handle.writeFile(film);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Takes away the films that were shown the longest ago, and what was left half written. */
async function makeRoom(folder: string, limit: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs, isFilm: name.endsWith(ending) };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size, mtimeMs, isFilm } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (isFilm ? total <= limit : Date.now() - mtimeMs < partsLastMs) continue;
    await rm(path, { force: true });
    total -= size;
  }
}

/**
 * Keeps films below `folder`.
 *
 * @param limit bytes of all of them
 */
export function createFilmStore(folder: string, limit: number): FilmStore {
  const known = new Map<string, Known>();
  const pathOf = (key: string): string => join(folder, `${key}${ending}`);

  /** Files may be taken away or broken under a server that runs, so each time is a look at the disk. */
  async function look(key: string): Promise<Known | null> {
    const path = pathOf(key);
    const file = await stat(path).catch(() => null);
    if (!file) return null;
    const before = known.get(key);
    const isSame = before?.changed === file.mtimeMs && file.size === before.start + before.size;
    if (before && isSame && Date.now() - before.changed < touchedEveryMs) return before;
    const read = await readHeader(path, file.size);
    if (!read) {
      await rm(path, { force: true });
      return null;
    }
    // When it was shown last is kept as the time of its file.
    const now = new Date();
    await utimes(path, now, now).catch(() => undefined);
    const found = { ...read, changed: (await stat(path)).mtimeMs };
    known.set(key, found);
    return found;
  }

  return {
    keyOf: ({ look: who, shape, lines }) =>
      createHash('sha256')
        .update(JSON.stringify([filmVersion, artVersion, who, shape, lines]))
        .digest('hex')
        .slice(0, 32),
    async find(key) {
      const found = await look(key).catch(() => null);
      if (!found) return null;
      const { rendition, start } = found;
      const read = (offset: number, size: number): Promise<Buffer> =>
        readRange(pathOf(key), start + offset, size);
      return { ...rendition, id: key, read };
    },
    async keep(key, { file, rendition }) {
      await mkdir(folder, { recursive: true });
      known.delete(key);
      await writeWhole(pathOf(key), { rendition, size: file.length }, file);
      await makeRoom(folder, limit);
    },
  };
}

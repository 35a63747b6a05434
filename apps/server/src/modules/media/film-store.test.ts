import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Filmed } from './film/renditions.ts';
import { createFilmStore } from './film-store.ts';
import { someLook } from './testing/some-films.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vx-films-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filmOf = (text: string): Filmed => ({
  file: Buffer.from(text),
  rendition: {
    name: '360',
    shape: 'wide',
    width: 640,
    height: 360,
    codecs: 'avc1.42c01e,mp4a.40.2',
    bandwidth: 2,
    averageBandwidth: 1,
    initSize: 3,
    segments: [{ offset: 3, size: 5, parts: [2, 3] }],
  },
});
const film = filmOf('abcdefgh');
const files = (): string[] => readdirSync(folder);
const onlyFile = (): string => join(folder, files()[0] ?? '');
/** Its last use was so many minutes ago. */
const age = (key: string, minutes: number): void => {
  const at = new Date(Date.now() - minutes * 60_000);
  utimesSync(join(folder, `${key}.film`), at, at);
};

describe('the films that are kept', () => {
  it('are whole after a restart, and read in pieces', async () => {
    await createFilmStore(folder, 10_000).keep('a', film);
    const reel = await createFilmStore(folder, 10_000).find('a');
    expect(reel).toMatchObject({ ...film.rendition, id: 'a' });
    expect((await reel?.read(3, 5))?.toString()).toBe('defgh');
    expect(await createFilmStore(folder, 10_000).find('b')).toBeNull();
    expect(files()).toEqual(['a.film']);
  });

  it.each([
    ['half a film', (path: string) => truncateSync(path, readFileSync(path).length - 1)],
    ['half a header', (path: string) => truncateSync(path, 20)],
    ['nothing at all', (path: string) => truncateSync(path, 0)],
    ['something else', (path: string) => writeFileSync(path, 'x\n')],
  ])('are not shown where there is %s: it goes, and is made again', async (_what, damage) => {
    const store = createFilmStore(folder, 10_000);
    await store.keep('a', film);
    expect(await store.find('a')).not.toBeNull();
    damage(onlyFile());
    expect(await store.find('a')).toBeNull();
    expect(files()).toEqual([]);
    await store.keep('a', film);
    expect(await store.find('a')).not.toBeNull();
  });

  it('are no more than the limit, and whoever was shown the longest ago goes first', async () => {
    await createFilmStore(folder, 10_000).keep('a', film);
    const one = readFileSync(onlyFile()).length;
    const store = createFilmStore(folder, one * 2);
    await store.keep('b', film);
    age('a', 20);
    age('b', 10);
    // Shown once more.
    expect(await store.find('a')).not.toBeNull();
    await store.keep('c', film);
    expect(files().toSorted()).toEqual(['a.film', 'c.film']);
  });

  it('leave nothing behind of what could not be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(createFilmStore(join(folder, 'file'), 9).keep('a', film)).rejects.toThrow();
    writeFileSync(join(folder, 'old.film.1.part'), 'half');
    const old = new Date(Date.now() - 2 * 3_600_000);
    utimesSync(join(folder, 'old.film.1.part'), old, old);
    await createFilmStore(folder, 10_000).keep('a', film);
    expect(files().toSorted()).toEqual(['a.film', 'file']);
  });

  it('are named by look, shape and lines', () => {
    const { keyOf } = createFilmStore(folder, 1);
    const order = { look: someLook, shape: 'wide', lines: 360 } as const;
    const keys = [
      order,
      { ...order, shape: 'tall' as const },
      { ...order, lines: 1080 as const },
      { ...order, look: { ...someLook, age: someLook.age + 1 } },
    ].map((one) => keyOf(one));
    expect(new Set(keys).size).toBe(4);
    expect(keyOf({ ...order, look: { ...someLook } })).toBe(keys[0]);
  });
});

import { FakeClock } from '@vx/kernel/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Filmed } from './film/renditions.ts';
import type { FilmOrder } from './filmer.ts';
import type { FilmStore } from './film-store.ts';
import { createFilms, type Films } from './films.ts';
import { createHeldFilmer, someLook, type HeldFilmer } from './testing/some-films.ts';

const orderOf = (age: number): FilmOrder => ({
  look: { ...someLook, age },
  shape: 'wide',
  lines: 360,
});

let clock: FakeClock;
let filmer: HeldFilmer;
let kept: Map<string, Filmed>;
let warned: number;
let films: Films;
let isFull = false;

const store: FilmStore = {
  keyOf: ({ look }) => String(look.age),
  find: (key) => {
    const film = kept.get(key);
    return Promise.resolve(
      film ? { ...film.rendition, id: key, read: () => Promise.resolve(Buffer.alloc(0)) } : null,
    );
  },
  keep(key, film) {
    if (isFull) return Promise.reject(new Error('ENOSPC'));
    kept.set(key, film);
    return Promise.resolve();
  },
};

beforeEach(() => {
  clock = new FakeClock(0);
  filmer = createHeldFilmer();
  kept = new Map();
  warned = 0;
  isFull = false;
  const logger = { debug() {}, error() {}, warn: () => void (warned += 1) };
  films = createFilms({ clock, logger }, { store, filmer, ffmpeg: null });
});

const ages = (): number[] => filmer.jobs.map(({ look }) => look.age);
const unavailable = { code: 'UNAVAILABLE', detail: { retryAfter: 2 } };

describe('films at first need', () => {
  it('are made once for all who ask', async () => {
    const asked = [films.make(orderOf(30)), films.make(orderOf(30))];
    await filmer.finish();
    await Promise.all(asked);
    expect(filmer.jobs).toHaveLength(1);
    expect(await films.find(orderOf(30))).toMatchObject({ name: '360' });
  });

  it('are made one at a time, whoever was asked for last first', async () => {
    const asked = [30, 31, 32, 31].map((age) => films.make(orderOf(age)));
    for (let film = 0; film < 3; film += 1) {
      expect(filmer.jobs).toHaveLength(film + 1);
      await filmer.finish();
    }
    await Promise.all(asked);
    expect(ages()).toEqual([30, 31, 32]);
  });

  it('wait in a queue that is not endless: who was asked for first has to ask again', async () => {
    const asked = Array.from({ length: 27 }, (_, i) =>
      films.make(orderOf(30 + i)).then(
        () => 'made',
        (error: unknown) => error,
      ),
    );
    // The first is made already; of the others 24 wait.
    expect(await asked[1]).toMatchObject(unavailable);
    expect(await asked[2]).toMatchObject(unavailable);
    for (let film = 0; film < 25; film += 1) await filmer.finish();
    expect((await Promise.all(asked)).filter((answer) => answer === 'made')).toHaveLength(25);
  });

  it.each(['what films fails', 'the disk is full'])(
    'are refused while %s, and not tried at once again; then they are made',
    async (why) => {
      isFull = why.startsWith('the disk');
      const asked = films.make(orderOf(30));
      const refused = expect(asked).rejects.toMatchObject(unavailable);
      await (isFull ? filmer.finish() : filmer.fail(new Error('broken')));
      await refused;
      expect(warned).toBe(1);
      await expect(films.make(orderOf(30))).rejects.toMatchObject(unavailable);
      expect(filmer.jobs).toHaveLength(1);
      isFull = false;
      clock.advance(10_000);
      const again = films.make(orderOf(30));
      await filmer.finish();
      await again;
      expect(await films.find(orderOf(30))).not.toBeNull();
    },
  );

  it('are not asked for again where nothing codes them', async () => {
    const asked = films.make(orderOf(30));
    const refused = expect(asked).rejects.toMatchObject(unavailable);
    await filmer.refuse();
    await refused;
    clock.advance(100_000);
    await expect(films.make(orderOf(31))).rejects.toMatchObject(unavailable);
    expect(filmer.jobs).toHaveLength(1);
    expect(warned).toBe(0);
  });
});

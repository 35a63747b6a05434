import { OperationError } from '../../platform/errors.ts';
import type { Filmer, FilmOrder } from './filmer.ts';
import type { FilmStore } from './film-store.ts';
import type { Reel } from './loops.ts';
import type { MediaDeps } from './media-deps.ts';

/** Films of performers who have none that is bundled. */
export interface Films {
  /** The film when it is there. */
  find(order: FilmOrder): Promise<Reel | null>;
  /**
   * Has it filmed, once however many ask.
   * @throws OperationError UNAVAILABLE with `retryAfter`: nobody can be filmed now
   */
  make(order: FilmOrder): Promise<void>;
}

export interface FilmsOptions {
  readonly store: FilmStore;
  readonly filmer: Pick<Filmer, 'film'>;
  /** What films are coded with; `null`: the encoder that comes along. */
  readonly ffmpeg: string | null;
}

/** How many wait; whoever is asked for beyond that sends away who was asked for first. */
const maxWaiting = 24;
/** What failed is not tried again at once by all the players that ask. */
const pauseMs = 10_000;
const retryAfter = 2;

interface Waiting {
  readonly key: string;
  readonly order: FilmOrder;
  readonly done: PromiseWithResolvers<void>;
}

const unavailable = (cause?: unknown): OperationError =>
  new OperationError('UNAVAILABLE', { retryAfter }, { cause });

/** Films one after the other. Who was asked for last comes first: they are who somebody looks at now. */
export function createFilms(
  { clock, logger }: Pick<MediaDeps, 'clock' | 'logger'>,
  { store, filmer, ffmpeg }: FilmsOptions,
): Films {
  const waiting = new Map<string, Waiting>();
  const failed = new Map<string, number>();
  let running: Waiting | null = null;
  let cannot = false;

  const isPaused = (key: string): boolean => {
    const since = failed.get(key);
    if (since === undefined) return false;
    if (clock.now() - since < pauseMs) return true;
    failed.delete(key);
    return false;
  };
  const film = async ({ key, order }: Waiting): Promise<void> => {
    const made = await filmer.film({ ...order, ffmpeg });
    if (made) return await store.keep(key, made);
    cannot = true;
    throw new Error('there is nothing that codes it');
  };
  async function run(): Promise<void> {
    if (running) return;
    for (let next = [...waiting.values()].at(-1); next; next = [...waiting.values()].at(-1)) {
      running = next;
      waiting.delete(next.key);
      try {
        await film(next);
        next.done.resolve();
      } catch (error) {
        if (!cannot) logger.warn('media.film-failed', { reason: String(error) });
        failed.set(next.key, clock.now());
        next.done.reject(unavailable(error));
      }
    }
    running = null;
  }

  return {
    find: (order) => store.find(store.keyOf(order)),
    async make(order) {
      const key = store.keyOf(order);
      if (cannot || isPaused(key)) throw unavailable();
      if (running?.key === key) return await running.done.promise;
      const asked = waiting.get(key) ?? { key, order, done: Promise.withResolvers<void>() };
      waiting.delete(key);
      waiting.set(key, asked);
      const [oldest] = waiting.values();
      if (oldest && waiting.size > maxWaiting) {
        waiting.delete(oldest.key);
        oldest.done.reject(unavailable());
      }
      void run();
      await asked.done.promise;
    },
  };
}

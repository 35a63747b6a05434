import { createStore, type AbortLike, type Logger, type ReadableStore } from '@vx/kernel';
import type { ListState } from '@vx/contract/enums';
import { createAbortSwitch, type AbortSwitch } from '../rest/abort.ts';
import { mergeByOffset } from './merge-by-offset.ts';
import { ListLoadError, TotalsError } from './errors.ts';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many there are in all, if the answer says so. */
  readonly total?: number;
}

export interface ListSnapshot<Item> {
  /** [RU-api-list-states][EN-listStates] */
  readonly state: ListState;
  readonly items: readonly Item[];
  /** `null` while unknown. */
  readonly total: number | null;
  /** Loads the next page; `null` while loading and when nothing is left. */
  readonly loadMore: (() => void) | null;
}

export interface ListStore<Item> extends ReadableStore<ListSnapshot<Item>>, Disposable {
  /** Loads the page at `offset` and merges it in. Resolves when the list is loaded again. */
  load(offset?: number): Promise<void>;
  /** Empties the list and loads it from the start; what was on its way is dropped. */
  reload(): Promise<void>;
  /** Asks how many there are. A failure is the caller's to handle. [RU-api-totals-failure] */
  loadTotal(): Promise<number>;
}

export interface ListStoreDeps<Item> {
  readonly load: (offset: number, limit: number, signal: AbortLike) => Promise<ListPage<Item>>;
  readonly loadTotal?: () => Promise<number>;
  /** Items a page. */
  readonly limit: number;
  readonly logger: Logger;
  /** `false` for the few lists whose failure a guest is told about: `load` then rejects. Default: silent. [RU-api-silent-loads] */
  readonly silent?: boolean;
}

/** The list conventions of every list of the platform: loading and loaded, merged by offset, silent on failure. */
export function createListStore<Item>(deps: ListStoreDeps<Item>): ListStore<Item> {
  const { limit, logger, silent = true } = deps;
  let running: AbortSwitch | null = null;
  /** A page shorter than asked for is the last one. */
  let complete = false;

  const snapshot = (
    state: ListState,
    items: readonly Item[],
    total: number | null,
  ): ListSnapshot<Item> => {
    const done = total === null ? complete : items.length >= total;
    return { state, items, total, loadMore: state === 'loading' || done ? null : loadMore };
  };
  const loadMore = (): void => {
    load(store.getSnapshot().items.length).catch(() => {
      // Whoever wants to tell the guest awaits `load` itself; it was logged there.
    });
  };
  const store = createStore<ListSnapshot<Item>>({
    state: 'loaded',
    items: [],
    total: null,
    loadMore,
  });

  const load = async (offset = 0): Promise<void> => {
    running?.abort();
    const mine = createAbortSwitch();
    running = mine;
    const { items, total } = store.getSnapshot();
    store.set(snapshot('loading', items, total));
    try {
      const page = await deps.load(offset, limit, mine.signal);
      if (running !== mine) return;
      running = null;
      complete = page.items.length < limit;
      store.update((now) =>
        snapshot('loaded', mergeByOffset(now.items, offset, page.items), page.total ?? now.total),
      );
    } catch (error) {
      if (running !== mine) return;
      running = null;
      store.update((now) => snapshot('loaded', now.items, now.total));
      logger.debug('list.load-failed', { offset, code: codeOf(error) });
      if (!silent) throw new ListLoadError(error);
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    load,
    reload() {
      complete = false;
      store.set(snapshot('loading', [], null));
      return load(0);
    },
    async loadTotal() {
      if (!deps.loadTotal) return store.getSnapshot().total ?? store.getSnapshot().items.length;
      try {
        const total = await deps.loadTotal();
        store.update((now) => snapshot(now.state, now.items, total));
        return total;
      } catch (error) {
        throw new TotalsError(error);
      }
    },
    [Symbol.dispose]() {
      running?.abort();
      running = null;
      store[Symbol.dispose]();
    },
  };
}

const codeOf = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null)?.code ?? 'unknown';

import { describe, expect, it } from 'vitest';
import { listStates } from '@vx/contract/enums';
import * as fc from 'fast-check';
import { FakeLogger } from '@vx/kernel/testing';
import { createListStore, type ListPage, type ListStoreDeps } from './list-store.ts';
import { ListLoadError, TotalsError } from './errors.ts';
import { mergeByOffset } from './merge-by-offset.ts';
import { HttpError } from '../rest/errors.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const page = (offset: number, limit: number): ListPage<string> => ({
  items: LETTERS.slice(offset, offset + limit),
});

function build(deps: Partial<ListStoreDeps<string>> = {}) {
  const logger = new FakeLogger();
  const list = createListStore<string>({
    load: async (offset, limit) => page(offset, limit),
    limit: 3,
    logger,
    ...deps,
  });
  return { list, logger };
}

describe('mergeByOffset', () => {
  it('[RU-api-list-merge-offset] puts a page where it belongs', () => {
    expect(mergeByOffset(['a', 'b', 'c'], 3, ['d', 'e'])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(mergeByOffset(['a', 'b', 'c'], 1, ['x'])).toEqual(['a', 'x', 'c']);
    expect(mergeByOffset(['a'], 9, ['z'])).toEqual(['a', 'z']);
  });

  it('[RU-api-list-merge-offset] gives the same list in whatever order neighbouring pages are repeated', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { minLength: 1 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.nat(20)),
        (all, size, repeats) => {
          const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => index);
          let list: readonly number[] = [];
          for (const index of [...pages, ...repeats.map((n) => n % pages.length)]) {
            list = mergeByOffset(list, index * size, all.slice(index * size, (index + 1) * size));
          }
          expect(list).toEqual(all);
        },
      ),
    );
  });
});

describe('createListStore', () => {
  it('[RU-api-list-states][EN-listStates] is loading while a request runs and loaded afterwards', async () => {
    const { list } = build();
    const states: string[] = [];
    list.subscribe(() => states.push(list.getSnapshot().state));
    await list.load();
    expect(states).toEqual(['loading', 'loaded']);
    expect(listStates).toEqual(['loading', 'loaded']);
  });

  it('loads on until nothing is left', async () => {
    const { list } = build();
    await list.load();
    expect(list.getSnapshot()).toMatchObject({ items: ['a', 'b', 'c'], state: 'loaded' });
    list.getSnapshot().loadMore?.();
    expect(list.getSnapshot().loadMore).toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.getSnapshot()).toMatchObject({ items: LETTERS, loadMore: null });
  });

  it('knows from the total that nothing is left', async () => {
    const { list } = build({ load: async () => ({ items: ['a', 'b', 'c'], total: 3 }) });
    await list.load();
    expect(list.getSnapshot()).toMatchObject({ total: 3, loadMore: null });
  });

  it('[RU-api-silent-loads][ER-silentLoads] keeps quiet about a failure and is not loading any more', async () => {
    const broken = { now: false };
    const { list, logger } = build({
      load: async (offset, limit) => {
        if (broken.now) throw new HttpError({ status: 500 });
        return page(offset, limit);
      },
    });
    await list.load();
    broken.now = true;
    await expect(list.load(3)).resolves.toBeUndefined();
    expect(list.getSnapshot()).toMatchObject({ state: 'loaded', items: ['a', 'b', 'c'] });
    expect(list.getSnapshot().loadMore).not.toBeNull();
    expect(logger.entries).toMatchObject([{ level: 'debug', event: 'list.load-failed' }]);
  });

  it('tells about a failure where the list is not silent', async () => {
    const { list } = build({
      silent: false,
      load: () => Promise.reject(new HttpError({ status: 404 })),
    });
    const error = await list.load().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ListLoadError);
    expect((error as ListLoadError).shouldRetry()).toBe(false);
    expect(list.getSnapshot().state).toBe('loaded');
  });

  it('[RU-api-totals-failure] passes the failure of a totals call to the caller', async () => {
    const { list } = build({ loadTotal: () => Promise.reject(new HttpError({ status: 503 })) });
    const error = await list.loadTotal().catch((e: unknown) => e);
    expect(error).toBeInstanceOf(TotalsError);
    expect(error).toMatchObject({ code: 'TOTALS_FAILED', cause: { status: 503 } });
    expect((error as TotalsError).shouldRetry()).toBe(true);
  });

  it('keeps a total that was asked for', async () => {
    const { list } = build({ loadTotal: async () => 41 });
    expect(await list.loadTotal()).toBe(41);
    expect(list.getSnapshot().total).toBe(41);
  });

  it('drops an answer that a reload has overtaken', async () => {
    const answers: ((value: ListPage<string>) => void)[] = [];
    const { list } = build({ load: () => new Promise((resolve) => answers.push(resolve)) });
    const first = list.load();
    const second = list.reload();
    answers[1]?.({ items: ['new'] });
    answers[0]?.({ items: ['old'] });
    await Promise.all([first, second]);
    expect(list.getSnapshot()).toMatchObject({ items: ['new'], state: 'loaded' });
  });

  it('aborts what runs when it ends', () => {
    const seen: { readonly aborted: boolean }[] = [];
    const { list } = build({
      load: (_offset, _limit, signal) => {
        seen.push(signal);
        return new Promise(() => {});
      },
    });
    void list.load();
    list[Symbol.dispose]();
    expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createStore, deriveStore } from './index.ts';

describe('createStore', () => {
  it('commits before it notifies and keeps the identity of an unchanged snapshot', () => {
    const first = { count: 0 };
    const store = createStore(first);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.getSnapshot().count));
    store.set(first);
    expect(seen).toEqual([]);
    expect(store.getSnapshot()).toBe(first);
    store.update((current) => ({ count: current.count + 1 }));
    expect(seen).toEqual([1]);
  });

  it('counts each subscription of one function on its own', () => {
    const store = createStore(0);
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.subscribe(listener);
    stop();
    store.set(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets a throwing listener silence nobody and rethrows its error', () => {
    const store = createStore(0);
    const heard = vi.fn<() => void>();
    store.subscribe(() => {
      throw new RangeError('mine');
    });
    store.subscribe(heard);
    expect(() => store.set(1)).toThrow(RangeError);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toBe(1);
  });

  it('does not call who stopped or started listening during the same notification', () => {
    const store = createStore(0);
    const late = vi.fn<() => void>();
    const gone = vi.fn<() => void>();
    store.subscribe(() => {
      stop();
      store.subscribe(late);
    });
    const stop = store.subscribe(gone);
    store.set(1);
    expect(gone).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it('is silent after its end', () => {
    const store = createStore(0);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store[Symbol.dispose]();
    store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('deriveStore', () => {
  it('recomputes only on a change of the source and notifies only on a change of the selection', () => {
    const source = createStore({ a: 1, b: 1 });
    const select = vi.fn<(value: { a: number; b: number }) => readonly number[]>((value) => [
      value.a,
    ]);
    const derived = deriveStore(source, select, (x, y) => x[0] === y[0]);
    const listener = vi.fn<() => void>();
    derived.subscribe(listener);
    const before = derived.getSnapshot();
    source.update((current) => ({ ...current, b: 2 }));
    expect(derived.getSnapshot()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    source.update((current) => ({ ...current, a: 2 }));
    expect(derived.getSnapshot()).toEqual([2]);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(select).toHaveBeenCalledTimes(3);
  });
});

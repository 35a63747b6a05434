import type { ReadableStore } from '@vx/kernel';
import { atom, createStore, type Atom } from 'jotai/vanilla';
import type { Services } from './services.ts';

/** Holds the view state of one page: made for each request on the server, and once in a browser (ADR 0030). */
export type PageStore = ReturnType<typeof createStore>;

export const createPageStore = (): PageStore => createStore();

const composed = atom<Services | null>(null);

/** The services of the page that a store belongs to. `createServices` sets them. */
export const servicesAtom = atom(
  (get) => {
    const services = get(composed);
    if (!services) throw new Error('servicesAtom needs a store that createServices was given.');
    return services;
  },
  (_get, set, services: Services) => set(composed, services),
);

/**
 * What a page has one of, such as a core: made when it is first asked for, and ended with the page.
 * `create` may listen, but sets no atom before it returns.
 */
export const pageAtom = <Value extends object>(
  create: (services: Services) => Value,
): Atom<Value> =>
  atom((get) => {
    const services = get(servicesAtom);
    const made = create(services);
    if (isDisposable(made)) services.scope.own(made);
    return made;
  });

const isDisposable = (value: object): value is Disposable => Symbol.dispose in value;

const bridges = new WeakMap<ReadableStore<unknown>, Atom<unknown>>();

/**
 * The snapshot of a readable store as an atom: the one bridge from cores to view state. It listens from
 * the first read until the page ends, so that a read that nobody is subscribed to is as fresh as any.
 */
export function atomOf<Snapshot>(readable: ReadableStore<Snapshot>): Atom<Snapshot> {
  const known = bridges.get(readable);
  if (known) return known as Atom<Snapshot>;
  const mirrorAtom = atom((get) => {
    const { scope, store } = get(servicesAtom);
    const mirror = atom(readable.getSnapshot());
    scope.defer(readable.subscribe(() => store.set(mirror, () => readable.getSnapshot())));
    return mirror;
  });
  const bridge = atom((get) => get(get(mirrorAtom)));
  bridges.set(readable, bridge);
  return bridge;
}

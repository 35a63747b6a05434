import { createStore, type Store } from '@vx/kernel';
import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { usePreferences } from '../shell/preferences.ts';
import { menusAtom } from '../shell/menus-atom.ts';
import { composeServer } from './compose-server.ts';
import { AppProviders } from './context.tsx';
import { awaitsPaymentAtom, unreadMessagesAtom } from './page-atoms.ts';
import { atomOf, createPageStore, pageAtom, servicesAtom } from './page-store.ts';
import type { Services } from './services.ts';
import { fakePage } from './testing/fake-page.ts';

const thingAtom = pageAtom(({ app }) => ({ app, [Symbol.dispose]: vi.fn() }));

it('makes one of a thing for each page, when it is asked for', () => {
  const create = vi.fn(() => ({}));
  const countedAtom = pageAtom(create);
  const one = fakePage().store;
  const other = fakePage().store;
  expect(create).not.toHaveBeenCalled();
  const made = one.get(countedAtom);
  // Whoever begins or ends to look at it changes nothing.
  one.sub(countedAtom, () => undefined)();
  one.set(unreadMessagesAtom, 3);
  expect(one.get(countedAtom)).toBe(made);
  expect(other.get(countedAtom)).not.toBe(made);
  expect(create).toHaveBeenCalledTimes(2);
});

it('ends a thing with its page, and no other', () => {
  const one = fakePage({ app: 'desktop' });
  const other = fakePage({ app: 'mobile' });
  const ended = one.store.get(thingAtom)[Symbol.dispose];
  const going = other.store.get(thingAtom)[Symbol.dispose];
  one.scope[Symbol.dispose]();
  expect(ended).toHaveBeenCalledOnce();
  expect(going).not.toHaveBeenCalled();
});

it('says what is missing where a store has no page', () => {
  expect(() => createPageStore().get(servicesAtom)).toThrow('createServices');
});

/** A store whose listeners are counted. */
function counted<Snapshot>(
  initial: Snapshot,
): Store<Snapshot> & { readonly listeners: () => number } {
  const store = createStore(initial);
  let listeners = 0;
  return {
    ...store,
    listeners: () => listeners,
    subscribe(listener) {
      listeners++;
      const stop = store.subscribe(listener);
      return () => {
        listeners--;
        stop();
      };
    },
  };
}

it('bridges a readable store: fresh with and without somebody who listens', () => {
  const { store } = fakePage();
  const core = counted(1);
  const doubled = atom((get) => get(atomOf(core)) * 2);
  expect(store.get(doubled)).toBe(2);
  core.set(2);
  expect(store.get(doubled)).toBe(4);
  const heard = vi.fn();
  const stop = store.sub(doubled, heard);
  core.set(3);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  core.set(4);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get(doubled)).toBe(8);
  expect(core.listeners()).toBe(1);
});

it('stops listening to a readable store when the page ends', () => {
  const { store, scope } = fakePage();
  const core = counted('before');
  expect(store.get(atomOf(core))).toBe('before');
  scope[Symbol.dispose]();
  expect(core.listeners()).toBe(0);
});

function request(theme: 'dark' | 'light'): Services {
  return composeServer(
    {
      app: 'desktop',
      nonce: 'n',
      fetch: () => Promise.reject(new Error('nothing is called')),
      pageConfig: {
        language: 'en',
        brand: { id: 'candela' },
        guest: { id: theme, loggedIn: false },
        preferences: { theme, consent: null, statusBars: [] },
      } as never,
    },
    { en: {} } as never,
  );
}

function Page() {
  const { theme } = usePreferences();
  const view = {
    theme,
    unread: useAtomValue(unreadMessagesAtom),
    pays: useAtomValue(awaitsPaymentAtom),
    menus: useAtomValue(menusAtom),
    thing: useAtomValue(thingAtom) === useAtomValue(servicesAtom).store.get(thingAtom),
  };
  return <p>{JSON.stringify(view)}</p>;
}

const render = (services: Services): unknown => {
  const html = renderToString(
    <StrictMode>
      <AppProviders services={services}>
        <Page />
      </AppProviders>
    </StrictMode>,
  );
  return JSON.parse(html.replaceAll('&quot;', '"').replaceAll(/<\/?p>/g, ''));
};

it('never shows a request what another request holds', () => {
  const one = request('dark');
  const other = request('light');
  const untouched = { theme: 'light', unread: 0, pays: false, menus: {}, thing: true };
  one.store.set(unreadMessagesAtom, 7);
  one.store.set(awaitsPaymentAtom, true);
  one.store.set(menusAtom, { here: 'you' });
  expect(render(other)).toEqual(untouched);
  expect(render(one)).toEqual({
    theme: 'dark',
    unread: 7,
    pays: true,
    menus: { here: 'you' },
    thing: true,
  });
  expect(render(other)).toEqual(untouched);
  expect(one.store.get(thingAtom)).not.toBe(other.store.get(thingAtom));
  one.scope[Symbol.dispose]();
  expect(render(other)).toEqual(untouched);
});

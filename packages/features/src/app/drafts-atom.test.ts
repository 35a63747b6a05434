import { FakeStorage } from '@vx/kernel/testing';
import { expect, it, vi } from 'vitest';
import { fakePage } from './testing/fake-page.ts';
import { draftsAtom } from './drafts-atom.ts';

it('begins with what was typed before a reload, and keeps what is typed', () => {
  const storage = new FakeStorage();
  storage.set('draft:live:5', 'Good eve');
  const { store } = fakePage({ storage });
  const draft = store.get(draftsAtom)('live:5');
  expect(store.get(draft)).toBe('Good eve');
  store.set(draft, 'Good evening');
  expect(storage.get('draft:live:5')).toBe('Good evening');
  store.set(draft, '');
  expect(storage.get('draft:live:5')).toBeNull();
});

it('shows one draft alike to all who read it, and no other', () => {
  const { store } = fakePage({ storage: new FakeStorage() });
  const heard = vi.fn();
  store.sub(store.get(draftsAtom)('live:5'), heard);
  store.set(store.get(draftsAtom)('live:5'), 'Hello');
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get(store.get(draftsAtom)('live:6'))).toBe('');
});

it('outlives its room, even where nothing may be stored', () => {
  const forgets = { get: () => null, set: () => false, remove: () => undefined };
  const { store } = fakePage({ storage: forgets });
  const stop = store.sub(store.get(draftsAtom)('live:5'), () => undefined);
  store.set(store.get(draftsAtom)('live:5'), 'Hello');
  stop();
  expect(store.get(store.get(draftsAtom)('live:5'))).toBe('Hello');
});

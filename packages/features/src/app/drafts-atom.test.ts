import { FakeStorage } from '@vx/kernel/testing';
import { expect, it, vi } from 'vitest';
import { fakePage } from './testing/fake-page.ts';
import { draftsAtom } from './drafts-atom.ts';
import { DRAFTS_KEY } from './drafts-key.ts';

it('begins with what was typed before a reload, and keeps what is typed', () => {
  const storage = new FakeStorage();
  storage.set(DRAFTS_KEY, '{"live:5":"Good eve","live:6":"Hello"}');
  const { store } = fakePage({ storage });
  const draft = store.get(draftsAtom)('live:5');
  expect(store.get(draft)).toBe('Good eve');
  store.set(draft, 'Good evening');
  const kept = (): unknown => JSON.parse(storage.get(DRAFTS_KEY) ?? 'null');
  expect(kept()).toEqual({ 'live:5': 'Good evening', 'live:6': 'Hello' });
  store.set(draft, '');
  expect(kept()).toEqual({ 'live:6': 'Hello' });
  store.set(store.get(draftsAtom)('live:6'), '');
  expect(kept()).toBeNull();
});

it.each(['{"live:5":', '7', 'null'])('begins empty where %s stands in its place', (spoiled) => {
  const storage = new FakeStorage();
  storage.set(DRAFTS_KEY, spoiled);
  const { store } = fakePage({ storage });
  const draft = store.get(draftsAtom)('live:5');
  expect(store.get(draft)).toBe('');
  store.set(draft, 'Good evening');
  expect(JSON.parse(storage.get(DRAFTS_KEY) ?? '')).toEqual({ 'live:5': 'Good evening' });
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

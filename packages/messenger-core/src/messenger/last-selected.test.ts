import { FakeStorage } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { keepLastSelected, LAST_SELECTED_KEY, readLastSelected } from './last-selected.ts';

it('[RU-messenger-last-selected-stored] remembers the channel of the guest who opened it, and of no one else', () => {
  const storage = new FakeStorage();
  expect(readLastSelected(storage, 'guest-1')).toBeNull();
  keepLastSelected(storage, null, '3');
  expect(storage.get(LAST_SELECTED_KEY)).toBeNull();
  keepLastSelected(storage, 'guest-1', '4');
  keepLastSelected(storage, 'guest-1', '5');
  expect(readLastSelected(storage, 'guest-1')).toBe('5');
  expect([null, 'guest-2', 'guest'].map((id) => readLastSelected(storage, id))).toEqual([
    null,
    null,
    null,
  ]);
  storage.set(LAST_SELECTED_KEY, 'guest-1');
  expect(readLastSelected(storage, 'guest-1')).toBeNull();
});

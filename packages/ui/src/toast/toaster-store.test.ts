import { expect, it, vi } from 'vitest';
import { createToaster } from './toaster-store.ts';

it('keeps each message until it is put away and tells its listeners', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const stop = toaster.subscribe(listener);
  const first = toaster.show({ title: 'Not saved', tone: 'error' });
  for (const title of ['Two', 'Three', 'Four']) toaster.show({ title });
  expect(toaster.getSnapshot().map((toast) => toast.title)).toEqual([
    'Not saved',
    'Two',
    'Three',
    'Four',
  ]);
  expect(listener).toHaveBeenCalledTimes(4);
  toaster.dismiss(first);
  expect(toaster.getSnapshot().map((toast) => toast.title)).toEqual(['Two', 'Three', 'Four']);
  stop();
  toaster.show({ title: 'Five' });
  expect(listener).toHaveBeenCalledTimes(5);
});

it('gives the same snapshot and tells nobody while nothing changed', () => {
  const toaster = createToaster();
  const id = toaster.show({ title: 'One' });
  expect(toaster.getSnapshot()).toBe(toaster.getSnapshot());
  toaster.dismiss(id);
  const listener = vi.fn();
  toaster.subscribe(listener);
  const before = toaster.getSnapshot();
  toaster.dismiss(id);
  expect(toaster.getSnapshot()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

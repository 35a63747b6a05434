import { expect, it, vi } from 'vitest';
import { createToaster } from './toaster-store.ts';

it('keeps the newest three and tells its listeners', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const stop = toaster.subscribe(listener);
  const first = toaster.show({ title: 'One' });
  for (const title of ['Two', 'Three', 'Four']) toaster.show({ title });
  expect(toaster.getSnapshot().map((toast) => toast.title)).toEqual(['Two', 'Three', 'Four']);
  expect(listener).toHaveBeenCalledTimes(4);
  toaster.dismiss(first);
  expect(toaster.getSnapshot()).toHaveLength(3);
  stop();
  toaster.show({ title: 'Five' });
  expect(listener).toHaveBeenCalledTimes(5);
});

it('gives the same snapshot while nothing changed', () => {
  const toaster = createToaster();
  toaster.show({ title: 'One' });
  expect(toaster.getSnapshot()).toBe(toaster.getSnapshot());
});

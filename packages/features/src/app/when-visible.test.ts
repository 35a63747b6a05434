import { expect, it } from 'vitest';
import { whenVisible } from './when-visible.ts';

class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState;
  constructor(state: DocumentVisibilityState) {
    super();
    this.visibilityState = state;
  }
  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const setUp = (state: DocumentVisibilityState) => {
  const page = new FakePage(state);
  let runs = 0;
  const stop = whenVisible(() => {
    runs += 1;
  }, page);
  return { page, stop, runs: () => runs };
};

it('runs at once on a page that is shown, and not again', () => {
  const { page, runs } = setUp('visible');
  expect(runs()).toBe(1);
  page.turn('hidden');
  page.turn('visible');
  expect(runs()).toBe(1);
});

it('waits for a page that is hidden, and runs once it is shown', () => {
  const { page, runs } = setUp('hidden');
  page.turn('hidden');
  expect(runs()).toBe(0);
  page.turn('visible');
  page.turn('hidden');
  page.turn('visible');
  expect(runs()).toBe(1);
});

it('does nothing any more once it was stopped', () => {
  const { page, stop, runs } = setUp('hidden');
  stop();
  page.turn('visible');
  expect(runs()).toBe(0);
});

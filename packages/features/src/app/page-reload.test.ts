import { FakeClock } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createPageReload } from './page-reload.ts';

function setUp() {
  const clock = new FakeClock(1_000_000);
  let leave = (): void => undefined;
  let reloads = 0;
  const reload = createPageReload(
    { clock, scheduler: clock },
    { onLeaving: (listener) => (leave = listener), reload: () => (reloads += 1) },
  );
  return { clock, reload, leave: () => leave(), reloads: () => reloads };
}

it('loads the page anew at once', () => {
  const { reload, reloads } = setUp();
  reload();
  expect(reloads()).toBe(1);
});

it('calls nobody back who is on the way to another page, and reloads where nobody went', () => {
  const { clock, reload, leave, reloads } = setUp();
  leave();
  reload();
  clock.advance(4_999);
  expect(reloads()).toBe(0);
  clock.advance(1);
  expect(reloads()).toBe(1);
});

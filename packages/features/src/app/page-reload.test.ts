import { FakeClock, FakeRandom } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createPageReload } from './page-reload.ts';

function setUp() {
  const clock = new FakeClock(1_000_000);
  let leave = (): void => undefined;
  let reloads = 0;
  const guest = { busy: false };
  const reload = createPageReload(
    { clock, scheduler: clock, random: new FakeRandom(0.5) },
    {
      onLeaving: (listener) => (leave = listener),
      isBusy: () => guest.busy,
      reload: () => (reloads += 1),
    },
  );
  return { clock, reload, guest, leave: () => leave(), reloads: () => reloads };
}

it('loads the page anew at once', () => {
  const { reload, reloads } = setUp();
  reload('sessionExpired');
  expect(reloads()).toBe(1);
});

it('calls nobody back who is on the way to another page, and reloads where nobody went', () => {
  const { clock, reload, leave, reloads } = setUp();
  leave();
  reload('sessionExpired');
  clock.advance(4_999);
  expect(reloads()).toBe(0);
  clock.advance(1);
  expect(reloads()).toBe(1);
});

it('[RU-socket-page-reload#1] takes a moment of its own within half a minute where all pages are asked', () => {
  const { clock, reload, reloads } = setUp();
  reload('pageReload');
  clock.advance(14_999);
  expect(reloads()).toBe(0);
  clock.advance(1);
  expect(reloads()).toBe(1);
});

it('waits for the end of a chat or a payment where all pages are asked', () => {
  const { clock, reload, guest, reloads } = setUp();
  guest.busy = true;
  reload('pageReload');
  clock.advance(600_000);
  expect(reloads()).toBe(0);
  guest.busy = false;
  clock.advance(5_000);
  expect(reloads()).toBe(1);
});

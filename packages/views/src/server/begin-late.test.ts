// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginLate } from './begin-late.ts';

const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  document.body.innerHTML =
    '<template id="code"><link rel="modulepreload" href="a.js"></template><img fetchpriority="high">';
});
afterEach(() => {
  vi.useRealTimers();
});

const isAskedFor = (): boolean => document.querySelector('link') !== null;
const picture = (complete: boolean): HTMLImageElement => {
  const image = document.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  Object.defineProperty(image, 'complete', { value: complete });
  return image;
};

it.each(['load', 'error'])('waits for the first picture, until its %s', async (end) => {
  const image = picture(false);
  const begun = beginLate('code');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(isAskedFor()).toBe(false);
  image.dispatchEvent(new Event(end));
  expect(isAskedFor()).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  await begun;
  expect(isAskedFor()).toBe(true);
  expect(document.querySelector('template')).toBeNull();
});

it('waits for a frame where the picture is there, or none is awaited', async () => {
  picture(true);
  const begun = beginLate('code');
  expect(isAskedFor()).toBe(false);
  await vi.advanceTimersByTimeAsync(2 * FRAME_MS);
  await begun;
  expect(isAskedFor()).toBe(true);
});

it('waits for no picture longer than two seconds', async () => {
  picture(false);
  const begun = beginLate('code');
  await vi.advanceTimersByTimeAsync(2_000);
  await begun;
  expect(isAskedFor()).toBe(true);
});

it.each(['pointerdown', 'keydown'])('begins at once on %s', async (act) => {
  picture(false);
  const begun = beginLate('code');
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  await begun;
  expect(isAskedFor()).toBe(true);
});

it('does not wait for a frame of a page that nobody sees', async () => {
  picture(false);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  await beginLate('code');
  expect(isAskedFor()).toBe(true);
});

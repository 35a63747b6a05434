import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageSignal } from '../ports.ts';
import { createPageSignals } from './page-signals.ts';

const window = new EventTarget();
const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  document.visibilityState = 'visible';
});
afterEach(() => vi.unstubAllGlobals());

const shown = (persisted: boolean): Event => Object.assign(new Event('pageshow'), { persisted });

it.each<[string, EventTarget, () => Event, readonly PageSignal[]]>([
  ['focus', window, () => new Event('focus'), ['probe']],
  ['the way back online', window, () => new Event('online'), ['probe']],
  ['waking up visible', document, () => new Event('visibilitychange'), ['probe']],
  ['being frozen', document, () => new Event('freeze'), ['suspend']],
  ['being thawed', document, () => new Event('resume'), ['resume']],
  ['being left', window, () => new Event('pagehide'), ['suspend']],
  ['coming back out of the cache of pages', window, () => shown(true), ['resume']],
  ['the first showing', window, () => shown(false), []],
])('%s is told as it is meant', (_title, target, event, meant) => {
  const received: PageSignal[] = [];
  using _ = createPageSignals().listen((signal) => received.push(signal));
  target.dispatchEvent(event());
  expect(received).toEqual(meant);
});

it('being hidden is no return of the guest', () => {
  const received: PageSignal[] = [];
  const signals = createPageSignals();
  using _ = signals.listen((signal) => received.push(signal));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect([received, signals.isVisible()]).toEqual([[], false]);
});

it('tells nothing after its end', () => {
  const received: PageSignal[] = [];
  const listening = createPageSignals().listen((signal) => received.push(signal));
  listening[Symbol.dispose]();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('freeze'));
  expect(received).toEqual([]);
});

import type { BrowserContext } from '@playwright/test';

/** Noon in Berlin on a day without a change of the clock. */
const NOW = Date.UTC(2026, 2, 18, 11);
/** What would happen later than this happens in no picture … */
const MAX_TIMER_MS = 900;
/** … but a play that waits in vain gives up (`asyncUtilTimeout` of the preview). */
const PLAY_TIMEOUT_MS = 8000;

/** Stands for every drawn face and place: these are two thirds of the weight of a picture, and have tests of their own. */
const standIn = `data:image/svg+xml;utf8,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#64748b" d="M0 0h4v5H0z"/><circle fill="#94a3b8" cx="2" cy="2" r=".9"/></svg>',
)}`;

/** A video shows another frame each time; what moves gets a layer of its own, whose edges are drawn a little differently. */
const style = `
  img[src^="data:image/svg+xml,"] { content: url("${standIn}"); }
  video { opacity: 0 !important; }
  *, ::before, ::after, ::-webkit-slider-thumb { animation: none !important; caret-color: transparent !important; transition: none !important; }
`;

/** Runs in the page, before anything of it: it may use nothing from outside. */
function steady({
  now,
  maxTimerMs,
  playTimeoutMs,
  css,
}: {
  now: number;
  maxTimerMs: number;
  playTimeoutMs: number;
  css: string;
}): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: []) => (args.length === 0 ? new target(now) : new target(...args)),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : (Reflect.get(target, key, receiver) as unknown),
  });
  const { setTimeout: later, setInterval: every } = globalThis;
  const isLate = (ms: unknown): boolean =>
    typeof ms === 'number' && ms >= maxTimerMs && ms < playTimeoutMs;
  Object.assign(globalThis, {
    setTimeout: (...args: Parameters<typeof later>) => (isLate(args[1]) ? 0 : later(...args)),
    setInterval: (...args: Parameters<typeof every>) => (isLate(args[1]) ? 0 : every(...args)),
  });
  addEventListener('DOMContentLoaded', () => {
    const element = document.createElement('style');
    element.textContent = css;
    document.head.append(element);
  });
}

/** Makes every page of a context look the same each time: clock, timers, pictures and caret stand still. */
export const keepSteady = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(steady, {
    now: NOW,
    maxTimerMs: MAX_TIMER_MS,
    playTimeoutMs: PLAY_TIMEOUT_MS,
    css: style,
  });

import type { Clock, Random, Scheduler } from '@vx/kernel';
import type { ReloadReason } from '@vx/realtime';

/** How long a page that is about to be left waits for the next one, in ms. */
const LEAVING_MS = 5_000;

/** Pages that the server asks for all at once come back over this time, in ms. */
const SPREAD_MS = 30_000;

/** How often a page looks whether what held it back is over, in ms. */
const LOOK_MS = 5_000;

/** The page of a browser, as far as a reload needs it. */
export interface ReloadablePage {
  onLeaving(listener: () => void): void;
  /** Whether a chat runs or a payment awaits its answer: what the guest pays for is not cut off. */
  isBusy(): boolean;
  reload(): void;
}

/**
 * Answers how to load the page anew. While the guest is on the way to another page, which is fresh anyway, it
 * waits: a reload would take the place of that navigation. Where the server asks all pages, each takes a moment of
 * its own, and those with a chat or a payment follow when it ended. [RU-socket-page-reload]
 */
export function createPageReload(
  {
    clock,
    scheduler,
    random,
  }: { readonly clock: Clock; readonly scheduler: Scheduler; readonly random: Random },
  page: ReloadablePage,
): (reason: ReloadReason) => void {
  let leavingUntil = 0;
  page.onLeaving(() => (leavingUntil = clock.now() + LEAVING_MS));
  const reload = (): void => {
    const left = leavingUntil - clock.now();
    if (left > 0) scheduler.after(left, reload);
    else page.reload();
  };
  const reloadWhenFree = (): void => {
    if (page.isBusy()) scheduler.after(LOOK_MS, reloadWhenFree);
    else reload();
  };
  return (reason) => {
    if (reason === 'pageReload') scheduler.after(random.next() * SPREAD_MS, reloadWhenFree);
    else reload();
  };
}

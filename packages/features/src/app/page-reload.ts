import type { Clock, Scheduler } from '@vx/kernel';

/** How long a page that is about to be left waits for the next one, in ms. */
const LEAVING_MS = 5_000;

/** The page of a browser, as far as a reload needs it. */
export interface ReloadablePage {
  onLeaving(listener: () => void): void;
  reload(): void;
}

/**
 * Answers how to load the page anew. While the guest is on the way to another page, which is fresh anyway, it
 * waits: a reload would take the place of that navigation.
 */
export function createPageReload(
  { clock, scheduler }: { readonly clock: Clock; readonly scheduler: Scheduler },
  page: ReloadablePage,
): () => void {
  let leavingUntil = 0;
  page.onLeaving(() => (leavingUntil = clock.now() + LEAVING_MS));
  const reload = (): void => {
    const left = leavingUntil - clock.now();
    if (left > 0) scheduler.after(left, reload);
    else page.reload();
  };
  return reload;
}

import {
  scrollDebounce,
  scrollHideThreshold,
  scrollShowNavbarThreshold,
  scrollTolerance,
} from '@vx/contract/constants';
import { createScope, createStore, type ReadableStore, type Scheduler } from '@vx/kernel';

export interface NavbarSnapshot {
  readonly hidden: boolean;
}

export interface Navbar extends ReadableStore<NavbarSnapshot>, Disposable {
  /** The page stands so many px below its top. Evaluated once it rests. [RU-shell-scroll-debounce] */
  scrolled(top: number): void;
  /** Brings the bar back, for example for the focus that comes into it. */
  show(): void;
}

/**
 * Whether the bar at the top of phones is in sight. It goes when the guest scrolls down by more than
 * 10 px below the first 50, and comes back with scrolling up. [RU-shell-navbar-hide-threshold]
 * [RU-shell-navbar-show]
 */
export function createNavbar(deps: { readonly scheduler: Scheduler }): Navbar {
  const scope = createScope();
  const store = scope.own(createStore<NavbarSnapshot>({ hidden: false }));
  let seen = 0;
  let waiting: { readonly top: number; readonly timer: Disposable } | null = null;

  const setHidden = (hidden: boolean): void =>
    store.update((current) => (current.hidden === hidden ? current : { hidden }));
  const settle = (top: number): void => {
    waiting = null;
    const moved = top - seen;
    if (Math.abs(moved) <= scrollTolerance) return;
    seen = top;
    if (moved < 0) setHidden(false);
    else if (moved > scrollHideThreshold && top > scrollShowNavbarThreshold) setHidden(true);
  };
  scope.defer(() => waiting?.timer[Symbol.dispose]());

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    scrolled(top) {
      waiting?.timer[Symbol.dispose]();
      const rest = Math.max(0, top);
      waiting = { top: rest, timer: deps.scheduler.after(scrollDebounce, () => settle(rest)) };
    },
    show: () => setHidden(false),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

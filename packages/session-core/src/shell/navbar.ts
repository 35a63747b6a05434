import {
  scrollDebounce,
  scrollHideThreshold,
  scrollShowNavbarThreshold,
  scrollTolerance,
} from '@vx/contract/constants';
import { createScope, createStore, type ReadableStore, type Scheduler } from '@vx/kernel';

/** Whether the bar is out of sight. */
export interface NavbarSnapshot {
  readonly hidden: boolean;
}

/** Whether the bar at the top of phones is in sight, as a store. */
export interface Navbar extends ReadableStore<NavbarSnapshot>, Disposable {
  /** The page stands so many px below its top. Evaluated once it rests. [RU-shell-scroll-debounce] */
  scrolled(top: number): void;
  /** Keeps the bar out of sight until the hider of this name is removed. [RU-shell-navbar-hiders] */
  addHider(name: string): void;
  removeHider(name: string): void;
}

const SCROLL = 'scroll';

/**
 * Whether the bar at the top of phones is in sight: while nothing hides it. Scrolling is one of the hiders: it hides
 * the bar when the guest moves down by more than 10 px below the first 50, and no longer when the guest moves up.
 * [RU-shell-navbar-hiders] [RU-shell-navbar-hide-threshold] [RU-shell-navbar-show]
 */
export function createNavbar(deps: { readonly scheduler: Scheduler }): Navbar {
  const scope = createScope();
  const store = scope.own(createStore<NavbarSnapshot>({ hidden: false }));
  let seen = 0;
  let waiting: { readonly top: number; readonly timer: Disposable } | null = null;

  const hiders = new Set<string>();
  const show = (): void => {
    const hidden = hiders.size > 0;
    store.update((current) => (current.hidden === hidden ? current : { hidden }));
  };
  const addHider = (name: string): void => {
    hiders.add(name);
    show();
  };
  const removeHider = (name: string): void => {
    hiders.delete(name);
    show();
  };
  const settle = (top: number): void => {
    waiting = null;
    const moved = top - seen;
    if (Math.abs(moved) <= scrollTolerance) return;
    seen = top;
    if (moved < 0) removeHider(SCROLL);
    else if (moved > scrollHideThreshold && top > scrollShowNavbarThreshold) addHider(SCROLL);
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
    addHider,
    removeHider,
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

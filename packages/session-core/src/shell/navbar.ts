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
  /** Hides the bar until disposed of; while anybody does it stays away. [RU-shell-navbar-hiders] */
  hide(): Disposable;
}

/**
 * Whether the bar at the top of phones is in sight. It goes when the guest scrolls down by more than
 * 10 px below the first 50, and comes back with scrolling up. [RU-shell-navbar-hide-threshold]
 * [RU-shell-navbar-show]
 */
export function createNavbar(deps: { readonly scheduler: Scheduler }): Navbar {
  const scope = createScope();
  const store = scope.own(createStore<NavbarSnapshot>({ hidden: false }));
  const hiders = new Set<symbol>();
  let away = false;
  let seen = 0;
  let waiting: { readonly top: number; readonly timer: Disposable } | null = null;

  const commit = (): void => {
    const hidden = away || hiders.size > 0;
    store.update((current) => (current.hidden === hidden ? current : { hidden }));
  };
  const settle = (top: number): void => {
    waiting = null;
    const moved = top - seen;
    if (Math.abs(moved) <= scrollTolerance) return;
    if (moved < 0) away = false;
    else if (moved > scrollHideThreshold && top > scrollShowNavbarThreshold) away = true;
    seen = top;
    commit();
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
    show() {
      away = false;
      commit();
    },
    hide() {
      const hider = Symbol('hider');
      hiders.add(hider);
      commit();
      return {
        [Symbol.dispose]() {
          hiders.delete(hider);
          commit();
        },
      };
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

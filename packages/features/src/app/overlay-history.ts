/** In the state of an entry of the history: how many overlays it stands for. */
const LEVEL = 'vxOver';

interface EntryState {
  readonly [LEVEL]?: number;
  /** The router's number of the page. */
  readonly idx?: number;
}

const read = (state: unknown): EntryState =>
  typeof state === 'object' && state !== null ? (state as EntryState) : {};

const levelOf = (state: unknown): number => read(state)[LEVEL] ?? 0;

/** What is used of a window. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'go'>;
  addEventListener(
    type: 'popstate',
    listener: (event: PopStateEvent) => void,
    options: { readonly capture: true },
  ): void;
  removeEventListener(
    type: 'popstate',
    listener: (event: PopStateEvent) => void,
    options: { readonly capture: true },
  ): void;
}

/** What lies over a page, tied to the history of the browser. */
export interface OverlayHistory extends Disposable {
  /** Something lies over the page from now on; `close` is called by Back. Answers how to say that it is gone. */
  enter(close: () => void): () => void;
}

/**
 * Back closes what lies over the page, the topmost first, and does not leave the page. Each overlay has an
 * entry of the history on the same page, which goes with it. The router hears of none of them. A link from
 * an overlay leads on from its entry; whoever comes back skips what is empty.
 */
export function createOverlayHistory(window: HistoryWindow): OverlayHistory {
  const { history } = window;
  const open: { readonly close: () => void }[] = [];
  /** The browser is on its way to an entry that was asked for here. */
  let isMoving = false;
  let isWaiting = false;
  let page = read(history.state).idx;

  /** Makes the history stand where the overlays do. */
  const settle = (): void => {
    isWaiting = false;
    if (isMoving) return;
    let level = levelOf(history.state);
    for (; level < open.length; level += 1)
      history.pushState({ ...read(history.state), [LEVEL]: level + 1 }, '');
    page = read(history.state).idx;
    if (level === open.length) return;
    isMoving = true;
    history.go(open.length - level);
  };
  // What closes as the next opens is no step back.
  const settleSoon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(settle);
  };

  const listen = (event: PopStateEvent): void => {
    const before = page;
    page = read(event.state).idx;
    const level = levelOf(event.state);
    if (isMoving) {
      isMoving = false;
      event.stopImmediatePropagation();
      settleSoon();
    } else if (page === before && level < open.length) {
      event.stopImmediatePropagation();
      for (const { close } of open.splice(level).toReversed()) close();
    } else if (page === before && level > open.length) {
      // Forward, to an entry whose overlay is gone: this page stands already.
      event.stopImmediatePropagation();
    } else if (level > open.length && before !== undefined && page !== undefined && page < before) {
      // Back from the next page. The router goes to this one; the browser to its own entry.
      isMoving = true;
      history.go(open.length - level);
    }
  };
  window.addEventListener('popstate', listen, { capture: true });

  return {
    enter(close) {
      const overlay = { close };
      open.push(overlay);
      settleSoon();
      return () => {
        const place = open.indexOf(overlay);
        // Back has closed it.
        if (place === -1) return;
        open.splice(place, 1);
        settleSoon();
      };
    },
    [Symbol.dispose]() {
      window.removeEventListener('popstate', listen, { capture: true });
    },
  };
}

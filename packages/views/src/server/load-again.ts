/**
 * Loads a document once more whose code did not come, because a connection broke or a release took the files away:
 * a browser asks for a module once, and without it no button of the page would answer. It stands in the document
 * itself and refers to nothing outside of itself.
 *
 * It waits longer from try to try, and for a connection where there is none. After the last it rests: links and
 * forms work without code. So it does once somebody has typed, which a reload would lose. The answer to a form
 * does not carry it: to load that again would send the form again.
 */
export function loadAgain(): void {
  const key = 'vx.load-again';
  /** Before each try, ms. */
  const waits = [500, 3_000, 10_000];
  const page = location.pathname + location.search;
  const listening = new AbortController();
  const { signal } = listening;
  let waiting: number | undefined;

  /** Tries so far; `null` where nothing can be remembered, so that it could go on for ever. */
  const read = (): number | null => {
    try {
      const [tries, where] = JSON.parse(sessionStorage.getItem(key) ?? '[0,""]') as [
        number,
        string,
      ];
      return where === page ? tries : 0;
    } catch {
      return null;
    }
  };
  const write = (tries: number): void => {
    try {
      if (tries === 0) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify([tries, page]));
    } catch {
      // Where nothing can be written, nothing was read, and no try was made.
    }
  };
  const isTyped = (): boolean =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      (field) =>
        field.checked !== field.defaultChecked ||
        // A box has a value of its own, which nobody types.
        (field.type !== 'checkbox' && field.value !== field.defaultValue),
    );
  const tryAgain = (): void => {
    const tries = read();
    const wait = tries === null ? undefined : waits[tries];
    if (tries === null || wait === undefined || waiting !== undefined) return;
    waiting = window.setTimeout(() => {
      waiting = undefined;
      if (!navigator.onLine) addEventListener('online', tryAgain, { once: true, signal });
      else if (!isTyped()) {
        write(tries + 1);
        location.reload();
      }
    }, wait);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) tryAgain();
    },
    { capture: true, signal },
  );
  // What the script of the page imports: it says so itself, since not every error on a page is one of ours.
  document.addEventListener('modules-failed', tryAgain, { signal });
  // What any other `import()` fails with.
  addEventListener(
    'unhandledrejection',
    ({ reason }) => {
      if (reason instanceof TypeError) tryAgain();
    },
    { signal },
  );
  document.addEventListener(
    'alive',
    () => {
      listening.abort();
      clearTimeout(waiting);
      write(0);
    },
    { once: true },
  );
}

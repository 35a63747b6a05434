type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Runs once, as soon as somebody can see the page: at once, or when its tab comes to the front. A page
 * that is only prepared is hidden, too. Answers how to stop waiting.
 */
export function whenVisible(run: () => void, page: Page = document): () => void {
  const stop = (): void => page.removeEventListener('visibilitychange', look);
  function look(): void {
    if (page.visibilityState !== 'visible') return;
    stop();
    run();
  }
  page.addEventListener('visibilitychange', look);
  look();
  return stop;
}

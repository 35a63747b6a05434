/** Runs once the page has painted and the browser is idle: what the guest sees first does not wait for it. */
export function afterLoad(run: () => void): void {
  const idle =
    window.requestIdleCallback?.bind(window) ??
    ((task: () => void) => window.setTimeout(task, 200));
  const begin = (): void => void idle(run);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

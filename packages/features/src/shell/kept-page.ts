/** Whether this document was kept by the browser's worker, and shows how things stood then. */
export const isKeptPage = (): boolean => 'kept' in document.documentElement.dataset;

/** Whether the browser has kept the page of an address. */
export async function hasKept(address: string): Promise<boolean> {
  // Insecure origins have no caches.
  const kept = await globalThis.caches?.match(address, { ignoreVary: true });
  return kept !== undefined;
}

/** Lets the browser's worker delete every page that it has kept. It does so even while this page is left. */
export function forgetKeptPages(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}

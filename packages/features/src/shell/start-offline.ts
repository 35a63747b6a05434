import { afterLoad } from '../app/after-load.ts';
import type { Services } from '../app/services.ts';

/**
 * Lets the browser keep what was seen for when there is no connection (ADR 0033), once the page stands. A
 * browser without service workers does without.
 */
export function startOffline(services: Services): void {
  if (!('serviceWorker' in navigator)) return;
  const wasOnline = navigator.onLine;
  afterLoad(() => {
    import('./offline-binding.ts')
      .then(({ bindOffline }) => bindOffline(services, wasOnline))
      .catch((error: unknown) =>
        services.logger.warn('offline.not-kept', { error: String(error) }),
      );
  });
}

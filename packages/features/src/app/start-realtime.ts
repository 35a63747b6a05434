import { afterLoad } from './after-load.ts';
import type { Services } from './services.ts';

/**
 * Opens the socket once the page has painted and the browser is idle: what the guest sees first does
 * not wait for it, and its code is not part of the first load.
 */
export function startRealtime(services: Services): void {
  afterLoad(() => {
    import('./realtime-binding.ts').then(
      ({ bindRealtime }) => bindRealtime(services),
      (error: unknown) => services.logger.warn('realtime.not-loaded', { error: String(error) }),
    );
  });
}

import type { Services } from './services.ts';

/** Binds the socket of a page to the realtime client. */
export function bindRealtime(services: Services): void {
  services.logger.debug('realtime.not-bound');
}

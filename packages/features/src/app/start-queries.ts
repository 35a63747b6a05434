import { afterLoad } from './after-load.ts';
import type { Services } from './services.ts';

/** Brings the query client once the browser is idle: the next page does not wait for it, as the first does not. */
export function startQueries({ vxql, logger }: Services): void {
  afterLoad(() => {
    vxql
      .ready()
      .catch((error: unknown) => logger.warn('queries.not-loaded', { error: String(error) }));
  });
}

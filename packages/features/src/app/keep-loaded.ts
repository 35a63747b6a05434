import { isVxError } from '@vx/kernel';
import type { PageLoad } from './page-load.ts';

/**
 * A page that is loaded again by itself, and shows what it showed where that fails for want of a connection: an
 * error in its place would take away what somebody reads and writes.
 */
export function keepLoaded<Data>(load: PageLoad<Data>): PageLoad<Data> {
  let kept: { readonly href: string; readonly data: Data } | null = null;
  return async (input) => {
    const { href } = input.url;
    try {
      const data = await load(input);
      // A server has many guests.
      if (!input.services.isServer) kept = { href, data };
      return data;
    } catch (error) {
      if (kept?.href === href && isVxError(error) && error.shouldRetry()) return kept.data;
      throw error;
    }
  };
}

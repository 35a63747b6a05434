import type { PageConfig } from '@vx/contract';

/** What the server hands to an app for one request (ADR 0004). */
export interface PageRequest {
  readonly pageConfig: PageConfig;
  /** Answers `/api/v1/*`, `/vxql` and `/feed/graphql` in process, with the session of this request. */
  readonly fetch: typeof fetch;
  readonly nonce: string;
  readonly app: 'desktop' | 'mobile';
  /** The page is made for several guests: what is the own of each is taken out of it. */
  readonly own?: OwnParts;
}

/**
 * The own parts of a page that guests share. `pageConfig` says then that it was read, when somebody
 * reads of it what is one guest's, so that only parts which are taken out may depend on that.
 */
export interface OwnParts {
  /** What calls are made with: the configuration as it is. */
  readonly callConfig: PageConfig;
  /** Stands in the page, followed by a number and a point, where a part was taken out. */
  readonly mark: string;
  /** The parts: elements that an app renders for each guest. */
  readonly taken: unknown[];
}

/** What stands in a page in place of its configuration. */
export const configMark = (own: OwnParts): string => `${own.mark}c.`;

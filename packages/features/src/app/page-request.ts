import type { PageConfig } from '@vx/contract';

/** What the server hands to an app for one request (ADR 0004). */
export interface PageRequest {
  readonly pageConfig: PageConfig;
  /** Answers `/api/v1/*`, `/vxql` and `/feed/graphql` in process, with the session of this request. */
  readonly fetch: typeof fetch;
  readonly nonce: string;
  readonly app: 'desktop' | 'mobile';
}

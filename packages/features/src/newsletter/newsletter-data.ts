import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

/** Which newsletters a guest gets, as the server keeps it. */
export type NewsletterStatus = NonNullable<RestContract['GET /guest/newsletter']['response']>;

/** What the link of a mail brought to the page. */
export interface NewsletterFacts {
  /** From the link that confirms; empty on the page that unsubscribes. */
  readonly token: string;
  /** From the link of an issue. */
  readonly reader: string;
  readonly status: NewsletterStatus | null;
}

/** How the form of the page went. */
export type NewsletterOutcome =
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'done'; readonly option: string }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

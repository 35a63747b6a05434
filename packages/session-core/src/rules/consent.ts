import type { CookieCategory } from '@vx/contract/enums';

/** What the guest allowed. Necessary is always allowed. */
export type Consent = { readonly [Category in CookieCategory]: boolean };

/** Reads `1.fa`: version and the first letters of what is allowed. Anything else is no decision. */
export function parseConsent(text: string | null): Consent | null {
  const match = /^1\.(f?)(a?)$/.exec(text ?? '');
  if (!match) return null;
  return { necessary: true, functional: match[1] !== '', analytics: match[2] !== '' };
}

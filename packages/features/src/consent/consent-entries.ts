import type { CookieCategory } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';

/** One thing that is stored in this browser. */
export interface StoredEntry {
  readonly name: string;
  readonly purpose: MessageId;
  readonly kept: 'session' | 'browser' | 'year' | 'untilCleared';
}

/** Everything that the site stores in a browser, by category. Nothing else is written. */
export const storedEntries: { readonly [Category in CookieCategory]: readonly StoredEntry[] } = {
  necessary: [
    { name: 'vx_sid', purpose: 'consent.entry.session', kept: 'session' },
    { name: 'vx_consent', purpose: 'consent.entry.consent', kept: 'year' },
    { name: 'vx_age', purpose: 'consent.entry.age', kept: 'year' },
    { name: 'vx_avs', purpose: 'consent.entry.avs', kept: 'untilCleared' },
    { name: 'vx_lang', purpose: 'consent.entry.language', kept: 'year' },
    { name: 'vx_app', purpose: 'consent.entry.app', kept: 'year' },
    { name: 'vx_theme', purpose: 'consent.entry.theme', kept: 'year' },
    { name: 'vx_discreet', purpose: 'consent.entry.discreet', kept: 'year' },
    { name: 'vx_exit', purpose: 'consent.entry.exit', kept: 'browser' },
    { name: 'vx.intent', purpose: 'consent.entry.intent', kept: 'untilCleared' },
  ],
  functional: [
    { name: 'vx.searchHistory', purpose: 'consent.entry.searchHistory', kept: 'untilCleared' },
  ],
  // Visits are counted on the server; nothing is kept in the browser for it.
  analytics: [],
};

import type { CookieCategory } from '@vx/contract/enums';
import { createStore, type KeyValueStorage, type ReadableStore } from '@vx/kernel';
import type { Consent } from '../rules/consent.ts';

/** What the guest decided, and what may be stored or sent by it. */
export interface ConsentSnapshot {
  /** `null`: not decided yet; then nothing but the necessary is stored or sent. */
  readonly decision: Consent | null;
  /** The browser asks not to be watched: whatever was decided, nothing is counted. */
  readonly globalPrivacyControl: boolean;
  readonly allows: (category: CookieCategory) => boolean;
}

/** The guest's decision on cookies, as a store. */
export interface ConsentCore extends ReadableStore<ConsentSnapshot>, Disposable {
  decide(choice: Pick<Consent, 'functional' | 'analytics'>): void;
}

/** Name of the cookie that holds the decision. It belongs to the necessary category itself. */
export const CONSENT_KEY = 'vx_consent';
const VERSION = '1';

/** A decision as the cookie holds it: the version, then a letter for each category that is allowed. */
export function formatConsent(consent: Pick<Consent, 'functional' | 'analytics'>): string {
  return `${VERSION}.${consent.functional ? 'f' : ''}${consent.analytics ? 'a' : ''}`;
}

const snapshotOf = (decision: Consent | null, globalPrivacyControl: boolean): ConsentSnapshot => ({
  decision,
  globalPrivacyControl,
  allows(category) {
    if (category === 'necessary') return true;
    if (category === 'analytics' && globalPrivacyControl) return false;
    return decision?.[category] ?? false;
  },
});

/** Keeps the guest's decision and tells everybody who stores or sends. [EN-cookieCategories] */
export function createConsent(deps: {
  readonly initial: Consent | null;
  readonly storage: KeyValueStorage;
  /** Global Privacy Control. Default: the browser says nothing. */
  readonly globalPrivacyControl?: boolean;
}): ConsentCore {
  const { globalPrivacyControl = false } = deps;
  const store = createStore(snapshotOf(deps.initial, globalPrivacyControl));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    decide(choice) {
      const decision: Consent = {
        necessary: true,
        functional: choice.functional,
        analytics: choice.analytics && !globalPrivacyControl,
      };
      deps.storage.set(CONSENT_KEY, formatConsent(decision));
      store.set(snapshotOf(decision, globalPrivacyControl));
    },
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}

/** What is stored under which category; every other key is necessary. */
const functionalKeys: ReadonlySet<string> = new Set(['searchHistory']);

/** [RU-consent-search-history-functional] [RU-consent-everything-else-necessary] */
export function categoryOfKey(key: string): CookieCategory {
  return functionalKeys.has(key) ? 'functional' : 'necessary';
}

/** Storage that writes only what the consent allows. [RU-consent-gates-cookies] */
export function createGatedStorage(
  storage: KeyValueStorage,
  consent: ReadableStore<ConsentSnapshot>,
): KeyValueStorage {
  return {
    get: (key) => storage.get(key),
    set: (key, value) =>
      consent.getSnapshot().allows(categoryOfKey(key)) && storage.set(key, value),
    remove: (key) => storage.remove(key),
  };
}

/** Takes away what a withdrawn consent no longer covers. */
export function sweepStorage(storage: KeyValueStorage, consent: ConsentSnapshot): void {
  for (const key of functionalKeys) {
    if (!consent.allows(categoryOfKey(key))) storage.remove(key);
  }
}

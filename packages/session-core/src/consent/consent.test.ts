import { FakeStorage } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { parseConsent } from '../rules/consent.ts';
import {
  categoryOfKey,
  CONSENT_KEY,
  createConsent,
  createGatedStorage,
  formatConsent,
  sweepStorage,
} from './consent.ts';

function setUp(cookie: string | null = null) {
  const cookies = new FakeStorage();
  const storage = new FakeStorage();
  const consent = createConsent({ initial: parseConsent(cookie), storage: cookies });
  return { cookies, storage, consent, gated: createGatedStorage(storage, consent) };
}

describe('consent', () => {
  it('[EN-cookieCategories] nothing but the necessary is allowed before a decision', () => {
    const { consent } = setUp();
    const { decision, allows } = consent.getSnapshot();
    expect(decision).toBeNull();
    expect(
      ['necessary', 'functional', 'analytics'].map((category) => allows(category as 'necessary')),
    ).toEqual([true, false, false]);
  });

  it('keeps a decision in its cookie and reads it back', () => {
    const { cookies, consent } = setUp();
    consent.decide({ functional: true, analytics: false });
    expect(cookies.get(CONSENT_KEY)).toBe('1.f');
    expect(setUp(cookies.get(CONSENT_KEY)).consent.getSnapshot().decision).toEqual({
      necessary: true,
      functional: true,
      analytics: false,
    });
    for (const choice of [
      { functional: false, analytics: false },
      { functional: true, analytics: true },
    ]) {
      expect(parseConsent(formatConsent(choice))).toMatchObject(choice);
    }
  });

  it('takes an unknown cookie as no decision', () => {
    for (const cookie of ['', '1', '2.fa', '1.x', '1.af', 'null'])
      expect(parseConsent(cookie)).toBeNull();
    expect(parseConsent('1.')).toEqual({ necessary: true, functional: false, analytics: false });
  });

  it('[RU-consent-search-history-functional] the search history is functional', () => {
    expect(categoryOfKey('searchHistory')).toBe('functional');
  });

  it('[RU-consent-everything-else-necessary#1] everything else is necessary', () => {
    expect(['blockedIncentives', 'intent:1', 'vx_consent'].map(categoryOfKey)).toEqual([
      'necessary',
      'necessary',
      'necessary',
    ]);
  });

  it('[RU-consent-gates-cookies] writes only what the consent allows, and again what it allows later', () => {
    const { consent, storage, gated } = setUp('1.');
    expect(gated.set('searchHistory', '[]')).toBe(false);
    expect(gated.set('intent:1', 'x')).toBe(true);
    expect([...storage.entries.keys()]).toEqual(['intent:1']);
    consent.decide({ functional: true, analytics: false });
    expect(gated.set('searchHistory', '[]')).toBe(true);
  });

  it('Global Privacy Control is kept to, whatever was decided before or is decided now', () => {
    const storage = new FakeStorage();
    const consent = createConsent({
      initial: parseConsent('1.fa'),
      storage,
      globalPrivacyControl: true,
    });
    const allowed = () =>
      (['necessary', 'functional', 'analytics'] as const).map((category) =>
        consent.getSnapshot().allows(category),
      );
    expect(allowed()).toEqual([true, true, false]);
    consent.decide({ functional: true, analytics: true });
    expect(allowed()).toEqual([true, true, false]);
    expect(storage.get(CONSENT_KEY)).toBe('1.f');
  });

  it('a withdrawn consent takes its data away', () => {
    const { consent, storage, gated } = setUp('1.f');
    gated.set('searchHistory', '[]');
    gated.set('intent:1', 'x');
    consent.decide({ functional: false, analytics: false });
    sweepStorage(storage, consent.getSnapshot());
    expect([...storage.entries.keys()]).toEqual(['intent:1']);
  });
});

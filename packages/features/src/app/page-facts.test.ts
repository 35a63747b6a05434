import { build } from '@vx/routes';
import { expect, it } from 'vitest';
import { awaitsPaymentAtom, chatKindAtom } from './page-atoms.ts';
import { isBusy, pageFactsOf } from './page-facts.ts';
import { createPageStore } from './page-store.ts';

const page = (app: 'desktop' | 'mobile' = 'desktop') => ({
  app,
  config: { brand: { id: 'candela' } } as never,
  store: createPageStore(),
});

it.each([
  ['home', 'en', false],
  ['tvLivestream', 'en', true],
  ['tvLivestream', 'de', true],
  ['tvPremiumLivestream', 'es', true],
  ['tvLateNight', 'en', false],
] as const)(
  '[RU-socket-email-verified-reload] knows whether %s in %s is a TV livestream: %s',
  (name, language, is) => {
    const services = page();
    expect(pageFactsOf(services, build(name, {}, { language })).isTvLivestream).toBe(is);
  },
);

it('[RU-socket-email-verified-reload] knows the mobile app', () => {
  expect(pageFactsOf(page('mobile'), '/en/').isMobile).toBe(true);
  expect(pageFactsOf(page('desktop'), '/en/').isMobile).toBe(false);
});

it('[RU-socket-session-expiry-reload] knows while a payment awaits its answer, and no longer', () => {
  const services = page();
  const isPending = () => pageFactsOf(services, '/en/top-up/').isPaymentPending;
  expect(isPending()).toBe(false);
  services.store.set(awaitsPaymentAtom, true);
  expect(isPending()).toBe(true);
  services.store.set(awaitsPaymentAtom, false);
  expect(isPending()).toBe(false);
});

it.each([
  ['idle', false],
  ['starting', true],
  ['running', true],
  ['ending', true],
  ['refused', false],
  ['ended', false],
] as const)('is busy with a chat that is %s: %s', (kind, busy) => {
  const { store } = page();
  store.set(chatKindAtom, kind);
  expect(isBusy(store)).toBe(busy);
});

it('is busy while a payment awaits its answer', () => {
  const { store } = page();
  store.set(awaitsPaymentAtom, true);
  expect(isBusy(store)).toBe(true);
});

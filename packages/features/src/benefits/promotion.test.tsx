// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { composeLivePage, showView } from '../app/testing/live-page.tsx';
import { loadPromotion } from './load-promotion.ts';
import type { Promotion } from './presenters/promotion.ts';
import { usePromotion } from './use-promotion.ts';

const check = 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}';
const redeem = 'POST /guest/redeemBonus';

/** Loads a promotion without naming a code, and takes it. */
async function taken(promotion: Promotion) {
  const page = composeLivePage();
  page.api.on(check, () => ({ success: true, hasNotRedeemedInstance: true }));
  page.api.on(redeem, () => ({ success: true }) as never);
  const found = await loadPromotion(promotion)({
    services: page.services,
    params: {},
    url: new URL('http://site.test/en/'),
  });
  const { view, does } = await showView(page, () => usePromotion(promotion, found, '/en/'));
  const offer = view();
  if (offer?.kind !== 'offered') throw new Error('It is not offered.');
  await does(() => offer.redeem?.());
  return {
    asked: page.api.callsOf(check).map(({ params }) => params),
    code: offer.code,
    redeemed: page.api.callsOf(redeem).map(({ body }) => body),
    after: view()?.kind,
  };
}

it('[RU-bonus-default-promo-codes#1] the tile of the welcome bonus has its default code', async () => {
  expect(await taken('welcome')).toEqual({
    asked: [{ promoCode: 'WELCOME' }],
    code: 'WELCOME',
    redeemed: [{ code: 'WELCOME' }],
    after: 'redeemed',
  });
});

it('[RU-bonus-default-promo-codes#2] the trial of a chat has its default code', async () => {
  expect(await taken('trial')).toEqual({
    asked: [{ promoCode: 'CHATTRIAL' }],
    code: 'CHATTRIAL',
    redeemed: [{ code: 'CHATTRIAL' }],
    after: 'redeemed',
  });
});

import { expect, it } from 'vitest';
import { composeLivePage } from '../app/testing/live-page.tsx';
import { actTopUp } from './act-top-up.ts';
import { TEASER_FIELD } from './presenters/recharge-choice.ts';

const key = 'POST /guest/autoRechargeTeaserState';

/** Sends the form of the teaser, and answers what was stored. */
async function stored(mode: string, loggedIn: boolean) {
  const { services, api } = composeLivePage({ guest: { loggedIn } });
  api.on(key, () => ({ success: true }));
  api.on('GET /payment/topupOptions', () => ({ options: [] }) as never);
  const form = new FormData();
  form.set(TEASER_FIELD, mode);
  await actTopUp({ services, params: {}, form, url: new URL('http://site.test/en/') });
  return api.callsOf(key).map(({ body }) => body);
}

it('[RU-payment-auto-recharge-teaser#1] how the teaser is shown is stored for a guest', async () => {
  expect(await stored('off', true)).toEqual([{ mode: 'off' }]);
  expect(await stored('on', true)).toEqual([{ mode: 'on' }]);
});

it('[RU-payment-auto-recharge-teaser#2] nothing is sent for a visitor', async () => {
  expect(await stored('off', false)).toEqual([]);
});

it('[RU-payment-auto-recharge-teaser#3] nothing is sent without a mode', async () => {
  expect(await stored('', true)).toEqual([]);
  expect(await stored('perhaps', true)).toEqual([]);
});

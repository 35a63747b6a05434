import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { Subscription, SubscriptionOffer, VipClubFacts } from '../vip-club-data.ts';
import { toVipClubView } from './vip-club.ts';

const price = { value: 60, currency: 'VXC', formatted: '60', equivalent: null } as const;
const offer = (plan: 'vip' | 'tv', months: 1 | 3): SubscriptionOffer =>
  ({ plan, months, price, perMonth: price, savedPercent: months === 3 ? 13 : 0 }) as never;
const mine: Subscription = {
  id: 's1',
  plan: 'vip',
  months: 1,
  state: 'active',
  price,
  since: '2026-11-23T12:00:00.000Z',
  paidUntil: '2026-12-23T12:00:00.000Z',
  nextChargeAt: '2026-12-23T12:00:00.000Z',
  offer: null,
  withdrawal: null,
  withdrawn: null,
};
const facts: VipClubFacts = {
  subscriptions: [],
  offers: [offer('vip', 1), offer('vip', 3), offer('tv', 1)],
  given: [],
  at: '2026-11-23T12:00:00.000Z',
  asked: null,
  returnPath: null,
  done: null,
} as never;
const visitor = { loggedIn: false, refusal: null };
const guest = { loggedIn: true, refusal: null };

it('[SC-vipClub] leads visitors over the log-in to the question, guests straight to it', () => {
  const hrefOf = (visit: typeof guest): string | undefined =>
    toVipClubView(facts, visit, texts).vip[1]?.choose.href;
  expect(hrefOf(guest)).toBe('/en/vipclub/?plan=vip-3');
  // For the router: it cannot go back from the entry of a bare "#plans".
  expect(toVipClubView(facts, guest, texts).hero?.href).toBe('/en/vipclub/#plans');
  expect(hrefOf(visitor)).toBe(
    `/en/login/?returnPath=${encodeURIComponent('/en/vipclub/?plan=vip-3')}`,
  );
});

it('[SC-vipClub] offers no period of a plan that runs, and asks about none', () => {
  const [asked] = facts.offers;
  const open = toVipClubView({ ...facts, asked: asked ?? null }, guest, texts);
  expect(open.question?.fields).toEqual({
    do: 'subscribe',
    plan: 'vip',
    months: '1',
    price: '60',
  });
  const running = toVipClubView(
    { ...facts, asked: asked ?? null, subscriptions: [mine] },
    guest,
    texts,
  );
  expect(running.vip).toEqual([]);
  expect(running.others.map(({ id }) => id)).toEqual(['tv-1']);
  expect(running.question).toBeNull();
  expect(running.hero).toBeNull();
});

it('[SC-vipClub] an unpaid subscription says when it ends, and leads to the top-up and back', () => {
  const [card] = toVipClubView(
    { ...facts, subscriptions: [{ ...mine, state: 'unpaid' }] },
    guest,
    texts,
  ).mine;
  expect(card).toMatchObject({
    state: 'failed',
    topUp: { href: `/en/top-up/?returnPath=${encodeURIComponent('/en/vipclub/')}` },
  });
  expect(card?.text).toBe('subscriptions.unpaid.text 2026-12-26');
});

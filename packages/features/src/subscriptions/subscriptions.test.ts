import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import { build } from '@vx/routes';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Services } from '../app/services.ts';
import { actVipClub } from './act-vip-club.ts';
import { actWithdrawal } from './act-withdrawal.ts';
import type { Subscription } from './vip-club-data.ts';
import { loadWithdrawal } from './load-withdrawal.ts';
import { planName } from '../texts/plan-name.ts';

type Name = 'vipClub' | 'withdrawal' | 'login' | 'home';
const price = { value: 60, currency: 'VXC', formatted: '60', equivalent: null } as const;
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
  withdrawal: { until: '2026-12-08T00:00:00.000Z', refund: price },
  withdrawn: null,
};

function setUp({ loggedIn = true } = {}) {
  const { rest, api } = createTestRestClient();
  const services = {
    rest,
    config: { language: 'en' },
    intl: createIntl({ locale: 'en', onError: () => undefined }),
    guest: { getSnapshot: () => ({ guest: { loggedIn, id: 'g1' } as PageGuest }) },
    path: (name: Name, args: object) => build(name, args, { language: 'en' }),
  } as unknown as Services;
  const inputOf = (page: Name, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL(build(page, {}, { language: 'en' }), 'http://site.test');
    return { services, params: {}, form, url };
  };
  return {
    api,
    act: (fields: Record<string, string>, search = '') => {
      const input = inputOf('vipClub', fields);
      input.url.search = search;
      return actVipClub(input);
    },
    withdraw: (fields: Record<string, string>) => actWithdrawal(inputOf('withdrawal', fields)),
    load: (search = '') => {
      const { url } = inputOf('withdrawal', {});
      url.search = search;
      return loadWithdrawal({ services, params: {}, url });
    },
  };
}

describe('the forms of the VIP club', () => {
  const subscribe = { do: 'subscribe', plan: 'vip', months: '3', price: '156' };

  it('subscribe at the price that was shown, and say so', async () => {
    const { api, act } = setUp();
    api.on('POST /subscriptions', () => ({ subscription: mine, balance: price }) as never);
    expect(await act(subscribe)).toEqual({ kind: 'goto', path: '/en/vipclub/?begun=vip' });
    const [call] = api.callsOf('POST /subscriptions');
    expect(call?.body).toEqual({ plan: 'vip', months: 3, expectedPrice: 156 });
    expect(call?.idempotencyKey).toBeTruthy();
    expect(api.violations).toEqual([]);
  });

  it.each([
    ['BALANCE_TOO_LOW', 402],
    ['SUBSCRIPTION_RUNS', 409],
    ['PRICE_CHANGED', 409],
  ] as const)('say why not: %s', async (code, status) => {
    const { api, act } = setUp();
    api.on('POST /subscriptions', () => {
      throw new FakeRefusal(status, code);
    });
    expect(await act(subscribe)).toEqual({ kind: 'refused', refusal: { code } });
  });

  it.each([
    { ...subscribe, months: '2' },
    { ...subscribe, price: 'free' },
    { ...subscribe, plan: 'radio' },
    { do: 'something', plan: 'vip' },
  ])('send nothing for %j', async (fields) => {
    const { api, act } = setUp();
    expect(await act(fields)).toEqual({ kind: 'refused', refusal: { code: 'INVALID_INPUT' } });
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['cancel', 'cancelled'],
    ['resume', 'resumed'],
  ] as const)('%s one of the guest', async (verb, done) => {
    const { api, act } = setUp();
    api.on(`POST /subscriptions/{subscriptionId}/${verb}`, () => ({ subscription: mine }));
    const fields = { do: verb, plan: 'vip', subscriptionId: 's1' };
    expect(await act(fields)).toMatchObject({ path: `/en/vipclub/?${done}=vip` });
    expect(api.calls[0]?.params).toEqual({ subscriptionId: 's1' });
  });

  it.each([
    [true, 'kept'],
    [false, 'lost'],
  ] as const)(
    '[SC-cancellationOffer][RU-subs-cancellation-offer-not-accepted] offer accepted %s: %s',
    async (accepted_offer, done) => {
      const { api, act } = setUp();
      api.on('POST /guest/acceptCancellationOffer', () => ({
        accepted_offer,
        accepted_offer_info: null,
      }));
      expect(await act({ do: 'keep', plan: 'tv' })).toMatchObject({
        path: `/en/vipclub/?${done}=tv`,
      });
    },
  );

  it('[RU-guest-restriction-need-abo] keep where the guest was told that a subscription is needed, on this site', async () => {
    const { api, act } = setUp();
    api.on('POST /subscriptions', () => ({ subscription: mine, balance: price }) as never);
    const back = encodeURIComponent('/en/videos/x/7/');
    expect(await act(subscribe, `?plan=vip-3&returnPath=${back}`)).toMatchObject({
      path: `/en/vipclub/?begun=vip&returnPath=${back}`,
    });
    expect(await act(subscribe, '?returnPath=//evil.example/')).toMatchObject({
      path: '/en/vipclub/?begun=vip',
    });
  });

  it('lead visitors to the log-in', async () => {
    const { api, act } = setUp({ loggedIn: false });
    api.on('POST /subscriptions', () => {
      throw new FakeRefusal(401, 'NEED_LOGIN');
    });
    expect(await act(subscribe)).toMatchObject({
      kind: 'goto',
      path: expect.stringMatching(/^\/en\/login\//),
    });
  });
});

describe('the page of withdrawals', () => {
  const typed = { name: 'Ada', email: 'ada@example.org', contract: 'VIP, 20 November' };

  it('shows what can be withdrawn from, and asks about one', async () => {
    const { api, load } = setUp();
    api.on('GET /subscriptions', () => ({ offers: [], subscriptions: [mine], given: [] }));
    expect(await load()).toMatchObject({ open: [{ id: 's1' }], asked: null, received: null });
    expect(await load('?ask=vip')).toMatchObject({ asked: { id: 's1' } });
    expect(await load('?ask=tv')).toMatchObject({ asked: null });
  });

  it('asks nothing of the server for visitors', async () => {
    const { api, load } = setUp({ loggedIn: false });
    expect(await load('?ask=vip')).toMatchObject({ open: [], asked: null });
    expect(api.calls).toEqual([]);
  });

  it('withdraws a guest at once and comes back with the receipt', async () => {
    const { api, withdraw } = setUp();
    api.on('POST /subscriptions/{subscriptionId}/withdraw', () => ({
      subscription: mine,
      receivedAt: mine.since,
      refund: price,
    }));
    expect(await withdraw({ do: 'withdraw', subscriptionId: 's1' })).toEqual({
      kind: 'goto',
      path: '/en/withdrawal/?received=vip',
    });
  });

  it('shows a declaration once more before it is sent, in two steps', async () => {
    const { api, withdraw } = setUp({ loggedIn: false });
    const receivedAt = '2026-11-23T12:00:00.000Z';
    const reference = 'W-1A2B3C4D';
    api.on('POST /withdrawal', () => ({ receivedAt, reference, confirmed: false }));
    expect(await withdraw({ do: 'review', ...typed })).toEqual({
      kind: 'refused',
      refusal: { kind: 'review', typed },
    });
    expect(await withdraw({ do: 'change', ...typed })).toMatchObject({
      refusal: { kind: 'wrong', typed, fields: {} },
    });
    expect(api.calls).toEqual([]);
    expect(await withdraw({ do: 'send', ...typed })).toMatchObject({
      refusal: { kind: 'received', at: receivedAt, reference, mailed: false, typed },
    });
    expect(api.calls[0]?.body).toEqual(typed);
    api.on('POST /withdrawal/confirm', () => ({ receivedAt, reference, ...typed }));
    expect(await withdraw({ do: 'confirm', token: 'a token of a mail' })).toMatchObject({
      refusal: { kind: 'received', at: receivedAt, reference, mailed: true, typed },
    });
    expect(api.violations).toEqual([]);
  });

  it('says at the field what is missing, and keeps what was typed', async () => {
    const { api, withdraw } = setUp({ loggedIn: false });
    expect(await withdraw({ do: 'send', ...typed, name: '', email: 'nobody' })).toEqual({
      kind: 'refused',
      refusal: {
        kind: 'wrong',
        typed: { ...typed, name: '', email: 'nobody' },
        fields: { name: 'subscriptions.withdrawal.missing', email: 'errors.EMAIL_INVALID' },
      },
    });
    api.on('POST /withdrawal', () => {
      throw new FakeRefusal(422, 'EMAIL_INVALID');
    });
    expect(await withdraw({ do: 'send', ...typed })).toMatchObject({
      refusal: { kind: 'wrong', fields: { email: 'errors.EMAIL_INVALID' } },
    });
  });
});

it('names plans, and a plan of a newer server by its own word', () => {
  expect(['vip', 'vxselect', 'tv', 'radio'].map((plan) => planName(plan))).toEqual([
    'VIP',
    'VX select',
    'TV',
    'radio',
  ]);
});

import { createTestRestClient } from '@vx/api-client/testing';
import type { PageGuest, Price } from '@vx/contract';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import { createGuestSession } from './guest-session.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: null,
});
const formatBalance = (
  value: number,
  currency: Price['currency'],
  worth?: number | null,
): Price => ({
  ...coins(value),
  currency,
  equivalent:
    worth === null || worth === undefined
      ? null
      : { value: worth, currency: 'EUR', formatted: String(worth) },
});
const loggedOut: PageGuest = {
  loggedIn: false,
  id: null,
  name: null,
  email: null,
  emailVerified: false,
  isVip: false,
  isVXSelect: false,
  tvSubscriber: false,
  tvSubscriberFormer: false,
  isPayingCustomer: false,
  locked: false,
  restricted: false,
  restrictionLevel: null,
  isForcePayment: false,
  isBlockedForComments: false,
  hasAvs: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  showDataProtection: false,
  signupOrigin: null,
  wallet: null,
  balance: null,
  balanceFormatted: null,
  language: 'en',
};
const member: PageGuest = {
  ...loggedOut,
  loggedIn: true,
  id: 'g1',
  name: 'Jonas',
  email: 'jonas@example.test',
  wallet: coins(10),
  balance: 10,
  balanceFormatted: '10',
};

function setUp(initial: PageGuest) {
  const events = createEmitter<Incoming>();
  const { rest, api } = createTestRestClient({ guestId: initial.id });
  const session = createGuestSession({ initial, calls: rest, events, formatBalance });
  return { api, events, session };
}

const balance = (value: number, version: number) => ({
  balance: value,
  balanceFormatted: String(value),
  isPayingCustomer: true,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});

describe('the guest', () => {
  it('[RU-guest-login-states#1][RU-guest-login-states#2] is logged in or logged out, and exactly one of them', () => {
    expect(setUp(member).session.getSnapshot().loginState).toBe('loggedIn');
    expect(setUp(loggedOut).session.getSnapshot().loginState).toBe('loggedOut');
  });

  it('[RU-socket-balance][SI-guestBalance] a guest-balance message updates balance and formatted balance', () => {
    const { events, session } = setUp(member);
    events.emit('guestBalance', balance(186, 1));
    expect(session.getSnapshot().guest).toMatchObject({
      balance: 186,
      balanceFormatted: '186',
      isPayingCustomer: true,
      wallet: { value: 186 },
    });
  });

  it('[RU-socket-balance] shows the amount in the language of the page, whatever the frame says', () => {
    const { events, session } = setUp(member);
    events.emit('guestBalance', { ...balance(1250, 1), balanceFormatted: 'in another language' });
    expect(session.getSnapshot().guest.balanceFormatted).toBe('1250');
  });

  it('[EN-currencies] follows the wallet into another currency, with what the server says it is worth', () => {
    const { events, session } = setUp(member);
    events.emit('guestBalance', { ...balance(0, 1), currency: 'CHF', equivalent: 0 });
    events.emit('guestBalance', { ...balance(2600, 2), currency: 'CHF', equivalent: 2766 });
    expect(session.getSnapshot().guest.wallet).toMatchObject({
      value: 2600,
      currency: 'CHF',
      equivalent: { value: 2766 },
    });
    events.emit('balance', { balance: 7, version: 3 });
    expect(session.getSnapshot().guest.wallet).toMatchObject({ value: 7, currency: 'CHF' });
  });

  it('[SI-balance] the short balance message carries only the number', () => {
    const { events, session } = setUp(member);
    events.emit('balance', { balance: 7, version: 3 });
    expect(session.getSnapshot().guest).toMatchObject({
      balance: 7,
      wallet: { value: 7 },
      isPayingCustomer: false,
    });
  });

  it('a balance that was overtaken changes nothing', () => {
    const { events, session } = setUp(member);
    events.emit('guestBalance', balance(100, 5));
    events.emit('guestBalance', balance(186, 4));
    events.emit('balance', { balance: 1, version: 5 });
    expect(session.getSnapshot().guest.balance).toBe(100);
  });

  it('[RU-socket-guest-locked][SI-guestLocked] a guest-locked message sets the flag, and keeps the others', () => {
    const { events, session } = setUp({ ...member, isVip: true });
    events.emit('guestLocked', { locked: true });
    expect(session.getSnapshot().guest).toMatchObject({
      locked: true,
      isVip: true,
      loggedIn: true,
    });
  });

  it('[RU-avs-set#1][RU-avs-set#2][SI-avsSet] a proof opens what was gated', () => {
    const { events, session } = setUp({ ...member, avsStatus: 'pending' });
    events.emit('avsSet', { hasAvs: true });
    expect(session.getSnapshot().guest).toMatchObject({ avsStatus: 'accepted', hasAvs: true });
  });

  it('[RU-avs-pending][SI-avsPending] a running check is pending', () => {
    const { events, session } = setUp(member);
    events.emit('avsPending', {});
    expect(session.getSnapshot().guest).toMatchObject({ avsStatus: 'pending', hasAvs: false });
  });

  it('[RU-avs-rejected#1][RU-avs-rejected#2][SI-avsRejected][ER-avsRejected] a failed check keeps its message until the next one', () => {
    const { events, session } = setUp({ ...member, avsStatus: 'pending' });
    events.emit('avsRejected', { avsRejectMessage: 'unreadable' });
    expect(session.getSnapshot().guest).toMatchObject({
      avsStatus: 'rejected',
      avsRejectMessage: 'unreadable',
    });
    events.emit('avsPending', {});
    expect(session.getSnapshot().guest.avsRejectMessage).toBeNull();
  });

  it('[RU-avs-revoked#1][RU-avs-revoked#2][SI-avsRevoked] a revoked proof closes it again', () => {
    const { events, session } = setUp({ ...member, avsStatus: 'accepted', hasAvs: true });
    events.emit('avsRevoked', {});
    expect(session.getSnapshot().guest).toMatchObject({ avsStatus: 'unknown', hasAvs: false });
  });

  it('[RU-avs-pending-rejected-flag] another check takes no proof away while it runs or fails', () => {
    const { events, session } = setUp({ ...member, avsStatus: 'accepted', hasAvs: true });
    events.emit('avsPending', {});
    expect(session.getSnapshot().guest).toMatchObject({ avsStatus: 'pending', hasAvs: true });
    events.emit('avsRejected', { avsRejectMessage: 'noMatch' });
    expect(session.getSnapshot().guest).toMatchObject({ avsStatus: 'rejected', hasAvs: true });
  });

  it('[RU-socket-data-protection][SI-dataProtection] says whether the notice is shown', () => {
    const { events, session } = setUp(member);
    events.emit('dataProtection', { showDataProtection: true });
    expect(session.getSnapshot().guest.showDataProtection).toBe(true);
  });

  it('[SO-refreshEmailProperties] shows how the address stands when the server tells it', () => {
    const { events, session } = setUp(member);
    const email = 'jonas@example.org';
    events.emit('guestEmailProperties', { email, emailVerified: true, pendingEmail: null });
    expect(session.getSnapshot().guest).toMatchObject({ email, emailVerified: true });
  });

  it('[RU-profile-update] shows a new name as soon as any tab has changed it', () => {
    const { events, session } = setUp(member);
    events.emit('guestProfile', { name: 'Jonas W' });
    expect(session.getSnapshot().guest).toMatchObject({ name: 'Jonas W', email: member.email });
  });

  it('[RU-guest-flags-independent] flags stand beside the login state', () => {
    const { session } = setUp({ ...member, isVip: true, locked: true, hasAvs: true });
    expect(session.getSnapshot()).toMatchObject({
      loginState: 'loggedIn',
      guest: { isVip: true, locked: true, hasAvs: true },
    });
  });

  it('[RE-getGuestBalance][RU-money-balance-call#2] refreshes guest and balance from the server', async () => {
    const { api, session } = setUp(member);
    api.on('GET /auth/session', () => ({ ...member, emailVerified: true }));
    api.on('GET /guest/getGuestBalance', () => ({ ...balance(50, 9), price: coins(50) }));
    await session.refresh();
    expect(session.getSnapshot()).toMatchObject({
      balanceVersion: 9,
      guest: {
        emailVerified: true,
        balance: 50,
        balanceFormatted: '50',
        isPayingCustomer: true,
      },
    });
    expect(api.violations).toEqual([]);
  });

  it('an answer that a newer frame overtook keeps the newer balance', async () => {
    const { api, events, session } = setUp(member);
    api.on('GET /auth/session', () => member);
    api.on('GET /guest/getGuestBalance', () => ({ ...balance(50, 9), price: coins(50) }));
    events.emit('guestBalance', balance(44, 10));
    await session.refresh();
    expect(session.getSnapshot()).toMatchObject({ balanceVersion: 10, guest: { balance: 44 } });
  });

  it('hears nothing after its end', () => {
    const { events, session } = setUp(member);
    session[Symbol.dispose]();
    events.emit('guestBalance', balance(186, 1));
    expect(session.getSnapshot().guest.balance).toBe(10);
  });
});

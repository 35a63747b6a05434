import type { PageGuest } from '@vx/contract';
import { statusBarTypes } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { countText, toDueBars, toGuestBar, type BarVisit } from './guest-bar.ts';

const guest = {
  loggedIn: true,
  name: 'Jo',
  email: 'jo@example.com',
  emailVerified: true,
  locked: false,
  restricted: false,
  hasAvs: false,
  avsStatus: 'unknown',
  statusFacts: null,
} as unknown as PageGuest;
const visit: BarVisit = {
  guest,
  closed: new Map(),
  onboarded: false,
  routeName: 'home',
  search: '',
  now: Date.parse('2026-11-23T12:00:00.000Z'),
};
const waiting = (change: Partial<BarVisit>) => toDueBars({ ...visit, ...change });
const dueOf = (change: Partial<BarVisit>) => waiting(change)[0] ?? null;
const signupEmail = { text: null as string | null };
const here = { pathname: '/en/', search: '?tag=jazz' };
const barOf = (
  type: Parameters<typeof toGuestBar>[0],
  change: Partial<PageGuest> = {},
  place = here,
) => toGuestBar(type, { guest: { ...guest, ...change }, here: place, signupEmail }, texts);

it('[SC-statusBar] shows one bar, and none on the page that it leads to', () => {
  expect(dueOf({})).toBe('no AVS');
  expect(dueOf({ routeName: 'memberAgeCheck' })).toBeNull();
  expect(dueOf({ routeName: undefined })).toBe('no AVS');
});

it('[SC-statusBar] says how many wait, where several do', () => {
  const pending = { ...guest, avsStatus: 'pending', emailVerified: false } as PageGuest;
  expect(waiting({ guest: pending, onboarded: true })).toEqual(['mail not verified', 'AVS status']);
  expect([0, 1, 2].map((amount) => countText(amount, texts))).toEqual([
    undefined,
    undefined,
    'bars.count 2',
  ]);
});

it('[RU-notif-status-bar-remove] leaves away what was closed, until its time is over', () => {
  const until = visit.now / 1000 + 60;
  expect(dueOf({ closed: new Map([['no AVS', until]]) })).toBeNull();
  expect(dueOf({ closed: new Map([['no AVS', until - 60]]) })).toBe('no AVS');
});

it('says on the page of the club alone that the offer to stay was accepted too late', () => {
  const search = '?lost=1';
  expect(dueOf({ routeName: 'vipClub', search })).toBe('cancellation offer error');
  expect(dueOf({ search })).toBe('no AVS');
});

it('says what a guest has to do, where, and what the form that closes it sends', () => {
  expect(barOf('no AVS')).toEqual({
    tone: 'info',
    title: 'bars.noAvs.title',
    text: 'bars.noAvs Jo',
    mail: null,
    action: { label: 'bars.noAvs.check', href: texts.path('memberAgeCheck', {}) },
    close: {
      label: 'bars.later',
      action: '/preferences?returnPath=%2Fen%2F%3Ftag%3Djazz',
      field: { name: 'bar', value: String(statusBarTypes.indexOf('no AVS')) },
    },
    goOn: null,
  });
});

it('[SC-emailVerification] sends the mail once more, and says how that went', () => {
  expect(barOf('mail not verified')).toMatchObject({
    text: 'bars.mailNotVerified Jo',
    mail: signupEmail,
    action: null,
  });
  const sent = { text: 'sent' };
  expect(toGuestBar('mail not verified', { guest, here, signupEmail: sent }, texts)).toMatchObject({
    text: 'sent',
    mail: sent,
  });
});

it('is closed by an address without the part that tells of it', () => {
  const lost = { pathname: '/en/vip-club/', search: '?lost=1&tab=tv' };
  const bar = barOf('cancellation offer error', {}, lost);
  expect(bar).toMatchObject({
    tone: 'danger',
    goOn: '/en/vip-club/?tab=tv',
    close: { field: { name: 'returnPath', value: '/en/vip-club/?tab=tv' } },
  });
  expect(barOf('cancellation offer error', {}, { ...lost, search: '?lost=1' })?.goOn).toBe(
    '/en/vip-club/',
  );
});

it.each([
  ['error', { locked: true }, 'bars.locked'],
  ['error', { locked: false }, 'bars.restricted'],
  ['AVS status', { avsStatus: 'pending' }, 'bars.avsPending'],
  ['AVS status', { avsStatus: 'rejected' }, 'bars.avsRejected'],
  ['automatic recharge', { statusFacts: { recharge: 'waiting' } }, 'bars.rechargeWaiting'],
  ['automatic recharge', { statusFacts: { recharge: 'stopped' } }, 'bars.rechargeStopped'],
  ['AVS accepted', {}, 'bars.avsAccepted'],
  ['verified mail', {}, 'bars.mailVerified'],
  ['welcome back', {}, 'bars.welcomeBack'],
] as const)('says of "%s" with %j: %s', (type, change, text) => {
  expect(barOf(type, change as Partial<PageGuest>)?.text).toBe(`${text} Jo`);
});

it('has no look for what nothing raises', () => {
  expect(barOf('monthly bonus')).toBeNull();
});

import type { PageGuest } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toGate, type GateFacts } from './gate.ts';

const guest = {
  loggedIn: true,
  hasAvs: false,
  isVip: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
} as PageGuest;
const here = '/en/videos/?tag=jazz';
const gateOf = (change: Partial<PageGuest>, demand: GateFacts['demand'] = { ageCheck: true }) =>
  toGate({ demand, guest: { ...guest, ...change }, here }, texts);
const back = `?returnPath=${encodeURIComponent(here)}`;

it('[RU-avs-gates-content] lets visitors log in first, and come back', () => {
  const gate = {
    kind: 'needLogin',
    logIn: `/en/login/${back}`,
    signUp: `${texts.path('signup', {})}${back}`,
  };
  expect(gateOf({ loggedIn: false })).toEqual(gate);
  expect(gateOf({ loggedIn: false }, { login: true })).toEqual(gate);
});

it('[RU-avs-gates-content] asks guests for the age check, and says why the last one failed', () => {
  expect(gateOf({ avsStatus: 'rejected', avsRejectMessage: 'blurred' as never })).toEqual({
    kind: 'needAgeCheck',
    status: 'rejected',
    reason: 'avs.reason.other',
    action: `${texts.path('memberAgeCheck', {})}${back}`,
  });
  expect(gateOf({ avsStatus: 'pending' })).toMatchObject({ status: 'pending' });
  // A proof that was taken back: the check begins anew.
  expect(gateOf({ avsStatus: 'accepted' })).toMatchObject({ status: 'unknown' });
});

it('is open for whom the content asks nothing of', () => {
  expect(gateOf({ hasAvs: true })).toBeNull();
  expect(gateOf({}, { login: true })).toBeNull();
  expect(gateOf({ loggedIn: false }, {})).toBeNull();
});

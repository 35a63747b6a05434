import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFollow, type FollowVisit } from './follow.ts';

const actor = { id: '7', followed: false };
const visit: FollowVisit = {
  known: { all: null, confirmed: new Map(), requested: new Map() },
  loggedIn: true,
  here: '/en/cams/?sort=cheapest',
};
const followOf = (change: Partial<FollowVisit>) => toFollow(actor, { ...visit, ...change }, texts);

it('shows what was loaded until something else is known', () => {
  expect(followOf({})).toEqual({ pressed: false, pending: false, denied: undefined });
  expect(toFollow({ ...actor, followed: true }, visit, texts).pressed).toBe(true);
});

it('[RU-favorites-pin-message] shows at once what the guest asked for', () => {
  const requested = { ...visit.known, requested: new Map([['7', true]]) };
  expect(followOf({ known: requested })).toMatchObject({ pressed: true, pending: true });
});

it('lets visitors log in first, and come back', () => {
  expect(followOf({ loggedIn: false }).denied).toEqual({
    reason: 'actor.loginToFollow',
    href: `${texts.path('login', {})}?returnPath=${encodeURIComponent(visit.here)}`,
  });
});

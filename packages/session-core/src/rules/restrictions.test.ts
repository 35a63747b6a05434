import { expect, it } from 'vitest';
import { commentRefusal, isAgeDenied, restrictionOf } from './restrictions.ts';

const out = { loggedIn: false, hasAvs: false, isVip: false };
const member = { loggedIn: true, hasAvs: false, isVip: false };
const everything = { login: true, ageCheck: true, abo: true, purchase: true };

it('[RU-guest-restriction-need-login] a logged-out guest meets needLogin first', () => {
  expect(restrictionOf(out, { login: true })).toBe('needLogin');
  expect(restrictionOf(out, everything)).toBe('needLogin');
  expect(restrictionOf(out, { purchase: true })).toBe('needLogin');
});

it('[RU-guest-restriction-need-age-check] then needAgeCheck', () => {
  expect(restrictionOf(member, everything)).toBe('needAgeCheck');
  expect(restrictionOf({ ...member, hasAvs: true }, { ageCheck: true })).toBeNull();
});

it('[RU-guest-restriction-need-abo][RU-guest-vip-only-content] then needAbo; VIP content is open for VIP', () => {
  const checked = { ...member, hasAvs: true };
  expect(restrictionOf(checked, everything)).toBe('needAbo');
  expect(restrictionOf({ ...checked, isVip: true }, { abo: true })).toBeNull();
  expect(restrictionOf(checked, { abo: true }, { hasAbo: true })).toBeNull();
});

it('[RU-guest-restriction-need-purchase] at last needPurchase, until it is owned', () => {
  expect(restrictionOf({ loggedIn: true, hasAvs: true, isVip: true }, everything)).toBe(
    'needPurchase',
  );
  expect(restrictionOf(member, { purchase: true }, { owned: true })).toBeNull();
  expect(restrictionOf(out, {})).toBeNull();
});

it('[RU-guest-age-rating] denies content above the allowed rating', () => {
  expect(isAgeDenied(16, 12)).toBe(true);
  expect(isAgeDenied(12, 12)).toBe(false);
  expect(isAgeDenied(12, 16)).toBe(false);
});

it('[RU-guest-blocked-for-comments] a guest who is blocked for comments writes none', () => {
  expect(commentRefusal({ loggedIn: true, isBlockedForComments: true })).toBe('COMMENTS_BLOCKED');
  expect(commentRefusal({ loggedIn: true, isBlockedForComments: false })).toBeNull();
});

it('[RU-guest-purchases-need-login] a visitor logs in before writing one', () => {
  expect(commentRefusal({ loggedIn: false, isBlockedForComments: true })).toBe('NEED_LOGIN');
});

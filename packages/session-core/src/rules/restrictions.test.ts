import { expect, it } from 'vitest';
import { restrictionOf } from './restrictions.ts';

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

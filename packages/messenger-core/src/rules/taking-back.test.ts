import { expect, it } from 'vitest';
import { takingBackOf } from './taking-back.ts';

it.each([
  ['the newest of two that nobody saw', 1, 2, 'takeBack'],
  ['the older of them', 2, 2, 'takeBack'],
  ['one before them', 3, 2, 'seen'],
  ['the newest once it was seen', 1, 0, 'seen'],
] as const)('takes back what was not seen: %s', (_, fromHereOn, unseen, outcome) => {
  expect(takingBackOf({ fromHereOn, isTakenBack: false }, unseen)).toBe(outcome);
});

it('takes back once, whatever was seen since', () => {
  expect(takingBackOf({ fromHereOn: 1, isTakenBack: true }, 0)).toBe('done');
});

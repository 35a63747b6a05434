import { expect, it } from 'vitest';
import { takesEffect } from './email-change.rules.ts';

it.each([
  ['nobody has confirmed the new address', false, true, null, false],
  ['the old address was never confirmed', false, false, 2000, true],
  ['the old address has not answered and a day is not over', true, false, 2000, false],
  ['the old address has agreed', true, true, 2000, true],
  ['the day is over', true, false, 1000, true],
])('decides whether an address moves when %s', (_, oldConfirmed, agreed, dueAt, moves) =>
  expect(takesEffect({ oldConfirmed, agreed, dueAt }, 1000)).toBe(moves),
);

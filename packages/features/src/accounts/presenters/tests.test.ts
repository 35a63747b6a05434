import { testIds } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toTestsTable } from './tests.ts';

const test = (testId: number, change: object = {}) => ({
  testId,
  group: 'variant' as const,
  left: false,
  ...change,
});
const title = 'privacy.tests.exitIntent.title 34';
const text = 'privacy.tests.exitIntent.text';
const allowed = { isAllowed: true };

it('says what each test changes, what the guest sees of it, and the way out', () => {
  expect(toTestsTable([test(testIds.exitIntent)], allowed, idTexts.t)).toEqual({
    text: 'privacy.tests.text',
    canLeaveAll: false,
    rows: [
      {
        id: '34',
        title,
        text: `${text} privacy.tests.variant`,
        leave: { label: 'privacy.tests.leave', name: `privacy.tests.leaveNamed ${title}` },
      },
    ],
  });
});

it.each([
  [{ group: 'normal' }, true, 'normal'],
  [{ group: 'variant' }, false, 'notHere'],
  [{ group: 'normal' }, false, 'notHere'],
  [{ left: true }, true, 'left'],
  [{ left: true }, false, 'left'],
])('says the group of %o, counting allowed: %s, as %s', (change, isAllowed, said) => {
  const table = toTestsTable([test(testIds.exitIntent, change)], { isAllowed }, idTexts.t);
  expect(table.rows[0]?.text).toBe(`${text} privacy.tests.${said}`);
  expect(table.text).toBe(isAllowed ? 'privacy.tests.text' : 'privacy.tests.textRefused');
});

it('offers to leave all only where several are left to leave', () => {
  const left = { left: true };
  const canLeaveAll = (...tests: readonly ReturnType<typeof test>[]) =>
    toTestsTable(tests, allowed, idTexts.t).canLeaveAll;
  expect(canLeaveAll(test(34), test(50))).toBe(true);
  expect(canLeaveAll(test(34), test(50, left))).toBe(false);
  expect(canLeaveAll()).toBe(false);
  expect(toTestsTable([test(34, left)], allowed, idTexts.t).rows[0]?.leave).toBeNull();
});

it('has words for every test of the site, and some for one that it does not know', () => {
  const titleOf = (id: number) => toTestsTable([test(id)], allowed, idTexts.t).rows[0]?.title;
  for (const [name, id] of Object.entries(testIds))
    expect(titleOf(id)).toBe(`privacy.tests.${name}.title ${id}`);
  expect(titleOf(99)).toBe('privacy.tests.other.title 99');
});

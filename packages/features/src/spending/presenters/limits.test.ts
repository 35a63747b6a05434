import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { LimitsFacts } from '../limits-data.ts';
import { toLimitsView } from './limits.ts';

const coins = (value: number) => ({
  value,
  currency: 'VXC' as const,
  formatted: String(value),
  equivalent: null,
});
const facts: LimitsFacts = {
  at: '2026-11-23T12:00:00.000Z',
  bounds: { min: 10, max: 1000, step: 10 },
  pause: null,
  limits: [
    {
      period: 'day',
      spent: coins(80),
      limit: coins(100),
      startsAgainAt: '2026-11-24T00:00:00.000Z',
      raise: null,
      usual: [50, 100, 200],
    },
  ],
} as never;
const visit = { change: null, ask: null, refusal: undefined, language: 'en' } as const;

it('marks a limit that is near and one that is reached', () => {
  const rowOf = (spent: number) => {
    const [limit] = facts.limits;
    const limits = [{ ...limit, spent: coins(spent) }] as LimitsFacts['limits'];
    return toLimitsView({ ...facts, limits }, visit, texts).rows[0]?.limit;
  };
  expect(rowOf(10)).toMatchObject({ state: 'set', badge: undefined });
  expect(rowOf(95)).toMatchObject({ state: 'near', badge: 'money.limits.used 95' });
  expect(rowOf(100)).toMatchObject({ state: 'reached', badge: 'money.limits.reached' });
});

it('opens the limit that the address names; a lower one works now, a higher one later', () => {
  const { editor } = toLimitsView(facts, { ...visit, change: 'day' }, texts);
  expect(editor?.first).toBe(100);
  // Its forms know the limit wherever they stand, over the page of another address, too.
  expect(editor?.action).toBe('/en/myvisitx/limits/?change=day');
  expect(toLimitsView(facts, visit, texts).lengthsBrief).toEqual({
    coolOff: 'money.limits.length.day, money.limits.length.week, money.limits.length.month',
    exclusion:
      'money.limits.length.halfYear, money.limits.length.year, money.limits.length.forever',
  });
  expect([50, 200, 2000].map((typed) => editor?.effectOf(typed)?.when)).toEqual([
    'now',
    'later',
    undefined,
  ]);
  expect(toLimitsView(facts, { ...visit, change: 'year' }, texts).editor).toBeNull();
});

it('says until when the limit holds that is raised, and offers it among the amounts', () => {
  const [limit] = facts.limits;
  const limits = [{ ...limit, limit: coins(120) }] as LimitsFacts['limits'];
  const { editor } = toLimitsView({ ...facts, limits }, { ...visit, change: 'day' }, texts);
  expect(editor?.presets.map(({ value }) => value)).toEqual([50, 100, 120, 200]);
  expect(editor?.effectOf(200)).toMatchObject({ when: 'later', save: 'money.limits.raiseIt' });
  expect(editor?.effectOf(200)?.text).toContain('money.limits.works.later');
  expect(editor?.effectOf(50)?.save).toBe('money.limits.save');
});

it('says what was refused at the field that is open, and else above the page', () => {
  const refusal = { code: 'AMOUNT_NOT_OFFERED', typed: '5' } as const;
  const atField = toLimitsView(facts, { ...visit, change: 'day', refusal }, texts);
  expect(atField.editor).toMatchObject({ first: 5, error: 'money.limits.range 10 1000' });
  expect(atField.problem).toBeUndefined();
  expect(toLimitsView(facts, { ...visit, refusal }, texts).problem).toBe(
    'errors.AMOUNT_NOT_OFFERED',
  );
});

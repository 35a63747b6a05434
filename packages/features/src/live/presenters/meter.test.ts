import type { ChatState } from '@vx/live-core';
import { warningAt } from '@vx/live-core/rules';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toMeterTexts, toMeterView } from './meter.ts';

type Running = Extract<ChatState, { kind: 'running' }>;

const running = (meter: Partial<Running['meter']> = {}, online = true): Running =>
  ({
    kind: 'running',
    chat: { price: { value: 12, currency: 'VXC', formatted: '12', equivalent: null } },
    meter: {
      charged: 24,
      seconds: 120,
      secondsLeft: 360,
      balance: 72,
      warning: null,
      stale: false,
      ...meter,
    },
    online,
  }) as never;

it('shows what is charged and left, and which part of the time that is', () => {
  expect(toMeterView(running(), 'en')).toMatchObject({
    balance: { value: 72, currency: 'VXC', equivalent: { value: 1800 } },
    charged: { value: 24 },
    pricePerMinute: { value: 12 },
    share: 0.75,
    state: 'running',
    warning: null,
  });
  expect(toMeterView(running({ seconds: 0, secondsLeft: 0 }), 'en').share).toBe(0);
});

it.each([
  ['fiveMinutes', 'fiveMinutes'],
  ['oneMinute', 'oneMinute'],
  ['fifteenSeconds', 'oneMinute'],
] as const)(
  'with the warning %s it looks like %s, and paused while the line is away',
  (warning, state) => {
    expect(toMeterView(running({ warning }), 'en')).toMatchObject({ state, warning });
    expect(toMeterView(running({ warning }, false), 'en')).toMatchObject({
      state: 'paused',
      warning,
    });
  },
);

it.each([
  [360, 'minutesLeft', 6],
  [300, 'lessThanLeft', 5],
  [61, 'lessThanLeft', 2],
  [16, 'lessThanLeft', 1],
  [15, 'secondsLeft', 15],
  [0, 'secondsLeft', 0],
])('says %i seconds as %s %i, and nothing else about time', (secondsLeft, id, amount) => {
  const warning = warningAt(secondsLeft);
  const {
    left,
    leftShort,
    warning: words = '',
  } = toMeterTexts({ secondsLeft, warning }, false, texts);
  expect([left, leftShort]).toEqual([`live.${id} ${amount}`, `live.${id}Short ${amount}`]);
  // What is said beside it takes no number.
  expect(words).not.toMatch(/ \d/);
});

it('warns of the end, or of the coins that are bought by themselves', () => {
  const warn = (recharges: boolean, warning: 'oneMinute' | null = 'oneMinute') =>
    toMeterTexts({ secondsLeft: 60, warning }, recharges, texts).warning;
  expect(warn(false)).toBe('live.warning.oneMinute. live.warning.text');
  expect(warn(true)).toBe('live.warning.oneMinute. live.warning.recharges');
  expect(warn(false, null)).toBeUndefined();
});

import type { ChatState } from '@vx/live-core';
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
  [360, 6],
  [119, 1],
  [59, 1],
  [1, 1],
  [0, 0],
])('calls %i seconds %i minutes', (secondsLeft, minutes) => {
  const { left, leftShort } = toMeterTexts({ secondsLeft, warning: null }, false, texts);
  expect([left, leftShort]).toEqual([
    `live.minutesLeft ${minutes}`,
    `live.minutesLeftShort ${minutes}`,
  ]);
});

it('warns of the end, or of the coins that are bought by themselves', () => {
  const warn = (recharges: boolean, warning: 'oneMinute' | null = 'oneMinute') =>
    toMeterTexts({ secondsLeft: 60, warning }, recharges, texts).warning;
  expect(warn(false)).toBe('live.warning.oneMinute. live.warning.text');
  expect(warn(true)).toBe('live.warning.oneMinute. live.warning.recharges');
  expect(warn(false, null)).toBeUndefined();
});

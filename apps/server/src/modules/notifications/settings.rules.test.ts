import { notificationEvents } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import {
  allWays,
  eventRules,
  EVERYBODY,
  waysOf,
  parseChoice,
  type Choice,
} from './settings.rules.ts';

const choice = (actorId: number, channel: Choice['channel'], enabled: boolean): Choice => ({
  actorId,
  event: 'live',
  channel,
  enabled,
});
const live = (choices: readonly Choice[], actorId?: number) => [
  ...waysOf(choices, 'live', actorId),
];

describe('[RU-favorites-notify-settings] how a guest is told', () => {
  it('begins in the app alone: nobody gets e-mail or SMS unasked', () => {
    expect(allWays([])).toEqual(['live:app', 'receipt:app', 'payment:app']);
    for (const event of notificationEvents) expect(eventRules[event].on).toEqual(['app']);
  });

  it('follows what was chosen for all, unless it was chosen for the performer', () => {
    const all = choice(EVERYBODY, 'email', true);
    expect(live([all], 5)).toEqual(['app', 'email']);
    expect(live([all, choice(5, 'email', false)], 5)).toEqual(['app']);
    expect(live([all, choice(5, 'email', false)], 6)).toEqual(['app', 'email']);
    expect(live([choice(5, 'app', false)], 5)).toEqual([]);
    expect(live([choice(5, 'app', false)])).toEqual(['app']);
  });

  it('names for a performer only what concerns performers', () => {
    expect(allWays([], 5)).toEqual(['live:app', 'receipt:app']);
  });
});

describe('[RU-profile-preferences] a preference', () => {
  it('is one choice, for all or for one performer', () => {
    expect(parseChoice('notify:live:email', true)).toEqual({
      actorId: EVERYBODY,
      event: 'live',
      channel: 'email',
      enabled: true,
    });
    expect(parseChoice('notify:receipt:app:17', false)).toMatchObject({
      actorId: 17,
      enabled: false,
    });
    expect(parseChoice('notify:live:sms:17', 'default')).toMatchObject({
      actorId: 17,
      enabled: null,
    });
  });

  it.each([
    ['notify:live:pigeon', true],
    ['notify:payment:email', true],
    ['notify:payment:app:5', true],
    ['notify:live:app:0', true],
    ['notify:live:app:1e3', true],
    ['notify:live:app', 'default'],
    ['notify:live:app', 1],
    ['notify:__proto__:app', true],
    ['theme', true],
  ])('is refused when it cannot be chosen: %s %o', (name, value) => {
    expect(() => parseChoice(name, value)).toThrow('INVALID_INPUT');
  });
});

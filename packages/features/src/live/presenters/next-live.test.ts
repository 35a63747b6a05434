import { expect, it } from 'vitest';
import { performerModel } from '../../cards/testing/performer-model.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { NEXT_LIVE, toNextLive } from './next-live.ts';

const busy = { onlineState: { state: 'busy', since: '2026-11-23T20:00:00.000Z' } };
const ids = (...given: Parameters<typeof toNextLive>) => toNextLive(...given).map(({ id }) => id);

it('shows who is live and in no private chat, without the one who was just met', () => {
  const models = [
    performerModel('1'),
    performerModel('2', busy),
    performerModel('3'),
    performerModel('4', { isBannedCountryCode: true }),
    performerModel('5'),
  ];
  expect(ids(models, '3', new Map(), texts)).toEqual(['1', '5']);
});

it('follows who came and went since the room was loaded', () => {
  const models = [performerModel('1'), performerModel('2', busy), performerModel('3')];
  const presence = new Map([
    ['1', 'busy'],
    ['2', 'live'],
    ['3', 'offline'],
  ] as const);
  expect(ids(models, '9', presence, texts)).toEqual(['2']);
});

it('shows five at most', () => {
  const models = Array.from({ length: 9 }, (_, index) => performerModel(String(index)));
  expect(ids(models, '', new Map(), texts)).toHaveLength(NEXT_LIVE);
});

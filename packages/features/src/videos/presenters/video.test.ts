import { expect, it } from 'vitest';
import { cardVideo } from '../../cards/testing/card-video.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { videoDetails } from '../testing/video-details.ts';
import { toVideoView, type VideoFacts } from './video.ts';

const facts: VideoFacts = {
  video: videoDetails(),
  beside: {
    more: { total: 48, items: ['9', '1', '2', '3', '4'].map((id) => cardVideo(id)) },
    similar: [cardVideo('20')],
  },
  vipPrice: null,
  gate: null,
  presence: new Map(),
  bought: new Set(),
  now: Date.parse('2026-11-24T13:00:00.000Z'),
};
const viewOf = (change: Partial<VideoFacts>) => toVideoView({ ...facts, ...change }, texts);

it('says how old and how long a video is, and where its topics lead', () => {
  expect(viewOf({})).toMatchObject({
    title: 'Video 9',
    facts: 'common.daysAgo 2 · video.minutes 18 · video.views 1204',
    description: 'A walk at the sea.',
    poster: '/video/9/{width}.webp',
    tags: [{ label: 'Jazz', href: '/en/videos/all-videos/?tag=jazz' }],
    fullLength: '18:00',
    previewLength: '0:30',
    gate: null,
  });
  // Shorter than half a minute is a minute, too.
  expect(viewOf({ video: videoDetails({ duration: 20 }) }).facts).toContain('video.minutes 1 ');
});

it('shows three more of the performer, with their age, and not the video itself', () => {
  const { more, similar } = viewOf({});
  expect(more.map(({ id, meta }) => [id, meta])).toEqual([
    ['1', 'common.daysAgo 2'],
    ['2', 'common.daysAgo 2'],
    ['3', 'common.daysAgo 2'],
  ]);
  expect(similar.map(({ meta }) => meta)).toEqual(['Anna · common.daysAgo 2']);
  expect(viewOf({ beside: undefined })).toMatchObject({ more: [], similar: [] });
});

it('says of the performer that it is live, as long as it is', () => {
  expect(viewOf({})).toMatchObject({
    performer: { isHere: true, text: 'common.liveNow · video.count 48' },
    performerVideos: { label: 'video.count 48', href: '/en/amateur/anna/videos/' },
  });
  expect(viewOf({ presence: new Map([['7', 'busy']]) }).performer).toMatchObject({
    isHere: false,
    text: 'video.count 48',
  });
  expect(viewOf({ video: videoDetails({ model: null }) })).toMatchObject({
    performer: null,
    performerVideos: { href: texts.path('videos', {}) },
  });
});

it('[RU-videos-guest-access] opens what the guest has, here and elsewhere, and what is open for it', () => {
  expect(viewOf({})).toMatchObject({ owned: false, isOpen: false });
  expect(viewOf({ bought: new Set(['9']) })).toMatchObject({ owned: true, isOpen: true });
  expect(viewOf({ video: videoDetails({ isOpen: true }) })).toMatchObject({
    owned: false,
    isOpen: true,
  });
});

it('[RU-avs-gates-content] says what stands before it', () => {
  const logIn = { kind: 'needLogin', logIn: '/in', signUp: '/up' } as const;
  expect(viewOf({ gate: logIn }).gate).toEqual({ ...logIn, text: 'avs.gate.logIn' });
  const check = { kind: 'needAgeCheck', status: 'unknown', reason: '', action: '/check' } as const;
  expect(viewOf({ gate: check }).gate).toEqual({ ...check, text: 'avs.gate.text' });
});

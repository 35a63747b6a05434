import { restingPinnedAlerts } from '@vx/notify-core';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import {
  pinnedChannelOf,
  toFavouriteAlerts,
  type FavouriteAlertsFacts,
  type FavouriteAlertsVisit,
} from './favourite-alerts.ts';

const actor = { actorId: '5', name: 'Mira', picture: '/mira.webp', own: false, on: ['live:email'] };
const facts: FavouriteAlertsFacts = {
  channels: [
    { channel: 'app', available: true },
    { channel: 'email', available: true },
    { channel: 'sms', available: false },
  ],
  actors: [actor],
};
const visit: FavouriteAlertsVisit = {
  followed: { all: new Set(['5']), confirmed: new Map(), requested: new Map() },
  switches: restingPinnedAlerts,
};
/** The row of the performer, with what the guest switched. */
const rowOf = (
  change: Partial<typeof actor>,
  switches: Partial<FavouriteAlertsVisit['switches']> = {},
) =>
  toFavouriteAlerts(
    { ...facts, actors: [{ ...actor, ...change }] },
    { ...visit, switches: { ...restingPinnedAlerts, ...switches } },
    texts,
  ).rows[0];
const emailOff = new Map([['5:email', false]]);

it('says how the guest is told that a favourite is live, by e-mail and text message alone', () => {
  expect(toFavouriteAlerts(facts, visit, texts)).toEqual({
    channels: [
      {
        id: 'email',
        label: 'alerts.channel.email',
        text: 'alerts.channel.emailText',
        state: 'on',
        stateText: 'alerts.state.on',
        fix: undefined,
      },
      {
        id: 'sms',
        label: 'alerts.channel.sms',
        text: 'alerts.channel.smsClosed',
        state: 'denied',
        stateText: 'alerts.state.closed',
        fix: { label: 'alerts.channel.smsFix', href: '/en/myvisitx/settings/phone/' },
      },
    ],
    events: [{ id: 'live', label: 'alerts.event.live', channels: ['email', 'sms'] }],
    rows: [
      {
        id: '5',
        title: 'Mira',
        text: 'alerts.inherited',
        kind: 'inherited',
        picture: '/mira.webp',
        on: ['live:email'],
        pending: [],
      },
    ],
    problem: undefined,
    settingsHref: '/en/myvisitx/settings/notifications/',
  });
});

it('lays what was switched over what was loaded, while it waits and afterwards', () => {
  const muted = { kind: 'muted', text: 'alerts.muted', on: [] };
  expect(rowOf({}, { confirmed: emailOff })).toMatchObject({ ...muted, pending: [] });
  expect(rowOf({}, { requested: emailOff })).toMatchObject({ ...muted, pending: ['live:email'] });
  expect(rowOf({ own: true })).toMatchObject({ kind: 'own', text: 'alerts.own' });
  expect(rowOf({ own: true, on: [] })).toMatchObject(muted);
});

it('has no row for whom the guest follows no longer, and none where nobody is followed', () => {
  const gone = { all: new Set<string>(), confirmed: new Map(), requested: new Map() };
  expect(toFavouriteAlerts(facts, { ...visit, followed: gone }, texts).rows).toEqual([]);
  expect(toFavouriteAlerts({ ...facts, actors: [] }, visit, texts)).toMatchObject({
    rows: [],
    channels: [
      { id: 'email', state: 'off' },
      { id: 'sms', state: 'denied' },
    ],
  });
});

it('says why a switch was taken back', () => {
  const switches = { ...restingPinnedAlerts, refused: 'NOT_FOUND' };
  expect(toFavouriteAlerts(facts, { ...visit, switches }, texts).problem).toBe('errors.NOT_FOUND');
});

it.each([
  ['email', 'email'],
  ['sms', 'SMS'],
  ['app', undefined],
])('calls the way %s as the socket does: %s', (way, channel) => {
  expect(pinnedChannelOf(way)).toBe(channel);
});

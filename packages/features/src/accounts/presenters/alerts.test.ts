import { expect, it } from 'vitest';
import type { AlertSettings } from '../../texts/alert-channels.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toAlertsTable } from './alerts.ts';

const actor: AlertSettings['actors'][number] = {
  actorId: '5',
  name: 'Mira',
  picture: '/mira.webp',
  own: false,
  on: ['live:app'],
};
const settings: AlertSettings = {
  events: [
    { event: 'live', channels: ['app', 'email', 'sms'], byActor: true },
    { event: 'receipt', channels: ['app'], byActor: false },
  ],
  channels: [
    { channel: 'app', available: true },
    { channel: 'email', available: true },
    { channel: 'sms', available: false },
  ],
  on: ['live:app', 'receipt:app'],
  actors: [actor],
  followed: 1,
  quiet: null,
};
const live = { row: '5', event: 'live', channel: 'app' } as const;
/** The row of the performer. */
const rowOf = (
  change: Partial<typeof actor>,
  requested: Parameters<typeof toAlertsTable>[1] = [],
) => toAlertsTable({ ...settings, actors: [{ ...actor, ...change }] }, requested, texts).rows[1];

it('says what is told how, for all and for each who is followed', () => {
  expect(toAlertsTable(settings, [], texts)).toEqual({
    rows: [
      {
        id: 'all',
        title: 'alerts.all',
        text: 'alerts.allText 1',
        kind: 'default',
        picture: undefined,
        on: ['live:app', 'receipt:app'],
        pending: [],
        reset: undefined,
      },
      {
        id: '5',
        title: 'Mira',
        text: 'alerts.inherited',
        kind: 'inherited',
        picture: '/mira.webp',
        on: ['live:app'],
        pending: [],
        reset: undefined,
      },
    ],
    channels: [
      {
        id: 'app',
        label: 'alerts.channel.app',
        text: 'alerts.channel.appText',
        state: 'on',
        stateText: 'alerts.state.on',
        fix: undefined,
      },
      {
        id: 'email',
        label: 'alerts.channel.email',
        text: 'alerts.channel.emailText',
        state: 'off',
        stateText: 'alerts.state.off',
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
    events: [
      {
        id: 'live',
        label: 'alerts.event.live',
        channels: ['app', 'email', 'sms'],
        onlyForAll: false,
      },
      { id: 'receipt', label: 'alerts.event.receipt', channels: ['app'], onlyForAll: true },
    ],
    more: null,
  });
});

it('offers to give a choice back only where the guest made one', () => {
  expect(rowOf({ own: true })).toMatchObject({
    kind: 'own',
    text: 'alerts.own',
    reset: { label: 'alerts.reset', name: 'alerts.resetNamed Mira' },
  });
  expect(rowOf({ own: true, on: [] })).toMatchObject({ kind: 'muted', text: 'alerts.muted' });
  expect(rowOf({ on: [] })).toMatchObject({ kind: 'inherited' });
});

it('shows what waits for its answer as if it were taken', () => {
  expect(rowOf({}, [{ ...live, value: false }])).toMatchObject({
    kind: 'muted',
    on: [],
    pending: ['live:app'],
    reset: undefined,
  });
  expect(rowOf({}, [{ ...live, channel: 'email', value: true }])).toMatchObject({
    kind: 'own',
    on: ['live:app', 'live:email'],
    pending: ['live:email'],
  });
  // What holds then, only the server knows.
  expect(rowOf({ own: true }, [{ ...live, value: 'default' }])).toMatchObject({
    on: ['live:app'],
    pending: ['live:app'],
  });
  expect(rowOf({}, [{ ...live, row: 'all', value: false }])).toMatchObject({
    kind: 'inherited',
    pending: [],
  });
});

it('shows a channel as in use as soon as one row asks for it', () => {
  const { channels } = toAlertsTable(settings, [{ ...live, channel: 'email', value: true }], texts);
  expect(channels[1]).toMatchObject({ id: 'email', state: 'on' });
});

it('says how many of those who are followed the table leaves out', () => {
  expect(toAlertsTable({ ...settings, followed: 31 }, [], texts).more).toBe('alerts.more 30');
  const nobody = toAlertsTable({ ...settings, actors: [], followed: 0 }, [], texts);
  expect(nobody.rows.map(({ id }) => id)).toEqual(['all']);
  expect(nobody.more).toBeNull();
});

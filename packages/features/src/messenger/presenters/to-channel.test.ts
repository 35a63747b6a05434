import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { channelsVariables, unreadVariables } from '../messenger.query.ts';
import { messageTime, toChannel } from './to-channel.ts';

const intl = createIntl({ locale: 'en-GB', timeZone: 'Europe/Berlin' });
const now = Date.parse('2026-11-23T12:00:00Z');

describe('a channel in a list', () => {
  it.each([
    ['2026-11-23T08:05:00Z', '09:05'],
    // Late in the evening of the day before, where the guest is.
    ['2026-11-22T22:30:00Z', 'Sun'],
    ['2026-11-22T23:30:00Z', '00:30'],
    ['2026-11-18T12:00:00Z', 'Wed'],
    ['2026-11-16T12:00:00Z', '16 Nov'],
  ])('says when its last message came: %s is %s', (at, text) => {
    expect(messageTime(intl, at, now)).toBe(text);
  });

  it('[ET-navbarMessage] shows name, picture, unread messages and first words, and who has come since', () => {
    const channel = {
      id: '7',
      unreadCount: 2,
      archived: false,
      blocked: false,
      lastMessageType: 'text',
      subject: 'Hello',
      messageTimestamp: null,
      actor: {
        id: '5',
        name: 'Mira',
        profile: { age: 27 },
        onlineState: { state: 'offline' },
        features: { freeChat: false },
        images: { avatar: { url: '/mira.webp' } },
      },
    };
    const shown = { href: '/en/messenger/?channel=7', now, presence: new Map(), giftText: 'Gift' };
    expect(
      toChannel({ ...channel, lastMessageType: 'gift', subject: '' }, intl, shown).preview,
    ).toBe('Gift');
    expect(toChannel(channel, intl, shown)).toEqual({
      id: '7',
      name: 'Mira',
      href: '/en/messenger/?channel=7',
      picture: '/mira.webp',
      state: 'offline',
      preview: 'Hello',
      time: '',
      dateTime: undefined,
      unread: 2,
      archived: false,
      blocked: false,
    });
    const presence = new Map([['5', 'live' as const]]);
    expect(toChannel(channel, intl, { ...shown, presence }).state).toBe('live');
  });

  it('[RU-messenger-first-10][RU-messenger-navbar-5] asks for ten channels a page, and for five in the bar', () => {
    const asked = { filter: 'newest', search: '', online: false } as const;
    expect(channelsVariables({ ...asked, pages: 1 })).toEqual({ first: 10, ...asked });
    expect(channelsVariables({ ...asked, pages: 3 }).first).toBe(30);
    expect(unreadVariables.first).toBe(5);
  });
});

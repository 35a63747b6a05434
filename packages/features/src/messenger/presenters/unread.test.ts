import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toUnreadChannels } from './unread.ts';

const channel = {
  id: '4',
  unreadCount: 2,
  archived: false,
  blocked: false,
  lastMessageType: 'text',
  subject: 'Hello',
  messageTimestamp: null,
  actor: {
    id: '7',
    name: 'Anna',
    profile: { age: 27 },
    onlineState: { state: 'offline' },
    features: { freeChat: false },
    images: { avatar: { url: '/anna.webp' } },
  },
};

it('[ET-navbarMessage] says from whom something is unread, with the age, and who has come since', () => {
  const visit = { now: 0, presence: new Map([['7', 'live' as const]]) };
  expect(toUnreadChannels([channel], visit, texts)).toMatchObject({
    href: '/en/messenger/',
    channels: [{ name: 'Anna, 27', href: '/en/messenger/?channel=4', state: 'live', unread: 2 }],
  });
});

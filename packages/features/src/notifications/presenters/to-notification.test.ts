import { notificationTypes, type Language } from '@vx/contract/enums';
import { loadAllMessages } from '@vx/i18n';
import type { Notification } from '@vx/notify-core';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { toNotification } from './to-notification.ts';

async function wordsOf(args: Notification['args'], language: Language = 'en'): Promise<string> {
  const messages = await loadAllMessages(language);
  const notification: Notification = {
    id: '1',
    type: notificationTypes.chatReceipt,
    args: { name: 'Mira', slug: 'mira', picture: '/mira.webp', seconds: 31, ...args },
    at: '2026-11-23T12:00:00.000Z',
    unread: true,
    unseen: true,
  };
  const intl = createIntl({ locale: language, messages, timeZone: 'UTC' });
  return toNotification(notification, {
    intl,
    path: (name) => `/${name}/`,
    config: { language } as Parameters<typeof toNotification>[1]['config'],
  }).text;
}

describe('[EN-currencies] the receipt of a chat in the bell', () => {
  it.each([
    ['coins', { amount: 7, currency: 'VXC', worth: 175 }, '· chat of 0:31, 7 coins, €1.75'],
    ['one coin', { amount: 1, currency: 'VXC', worth: 25 }, '· chat of 0:31, 1 coin, €0.25'],
    ['euros', { amount: 175, currency: 'EUR' }, '· chat of 0:31, €1.75'],
    ['credits', { amount: 7, currency: 'credits', worth: 70 }, '· chat of 0:31, 7 credits, €0.70'],
  ])('says what it cost with its unit and in money: %s', async (_, args, text) => {
    expect(await wordsOf(args)).toBe(text);
  });

  it('says it in francs with what that is in euros', async () => {
    expect(await wordsOf({ amount: 170, currency: 'CHF', worth: 181 })).toMatch(
      /CHF.1\.70, €1\.81$/,
    );
  });

  it.each([
    ['7', '· chat of 0:31, 7 coins, €1.75'],
    ['1,250', '· chat of 0:31, 1,250 coins, €312.50'],
    ['€1.75', '· chat of 0:31, €1.75'],
  ])('reads well where only the written amount was kept: %s', async (price, text) => {
    expect(await wordsOf({ price })).toBe(text);
  });

  it('says it in the language of the page', async () => {
    expect(await wordsOf({ amount: 7, currency: 'VXC', worth: 175 }, 'de')).toBe(
      '· Chat von 0:31, 7 Coins, 1,75\u00a0€',
    );
  });
});

import type { Price } from '@vx/contract';
import { exitTexts } from '@vx/i18n';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { ChatReceipt } from '../member-data.ts';
import { toChatReceiptDays } from './member-chats.ts';

const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: null,
});
const now = Date.parse('2026-11-24T12:00:00.000Z');
const receipt = (chatId: string, startedAt: string, exitCode = 1): ChatReceipt =>
  ({
    chatId,
    actorName: 'Mira',
    seconds: 90,
    exitCode,
    startedAt,
    price: coins(12),
    balance: coins(48),
  }) as never;
const row = (id: string, dateTime: string, time: string) => ({
  id,
  title: 'Mira',
  subtitle: `1:30 · ${exitTexts(1).text}`,
  time,
  dateTime,
  amount: coins(12),
  balanceAfter: coins(48),
});

it('lists receipts by day, as they come', () => {
  const [late, early, before] = [
    '2026-11-23T21:04:00.000Z',
    '2026-11-23T09:30:00.000Z',
    '2026-11-22T09:30:00.000Z',
  ] as const;
  const chats = [receipt('3', late), receipt('2', early), receipt('1', before)];
  expect(toChatReceiptDays(chats, now, texts)).toEqual([
    { label: '2026-11-23', rows: [row('3', late, '21:04'), row('2', early, '09:30')] },
    { label: '2026-11-22', rows: [row('1', before, '09:30')] },
  ]);
  expect(toChatReceiptDays([], now, texts)).toEqual([]);
});

it('says why each ended, also with a code that nobody knows', () => {
  const subtitles = [501, 99_999].map(
    (code) =>
      toChatReceiptDays([receipt('1', '2026-11-22T09:30:00.000Z', code)], now, texts)[0]?.rows[0]
        ?.subtitle,
  );
  expect(subtitles).toEqual([501, 99_999].map((code) => `1:30 · ${exitTexts(code).text}`));
});

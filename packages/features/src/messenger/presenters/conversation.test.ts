import type { ChannelMessage } from '@vx/messenger-core';
import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toConversationLines } from './conversation.ts';

const message = (id: string, sentAt: string, change: object = {}): ChannelMessage =>
  ({ id, senderType: 'guest', data: { text: `text ${id}` }, sentAt, ...change }) as never;
const [monday, later, tuesday] = [
  '2026-11-23T21:04:00.000Z',
  '2026-11-23T21:30:00.000Z',
  '2026-11-24T08:00:00.000Z',
] as const;

it('shows each day once, before the first of its messages', () => {
  const messages = [
    message('1', monday),
    message('2', later, { senderType: 'actor' }),
    message('3', tuesday),
  ];
  expect(toConversationLines(messages, idTexts.intl)).toEqual([
    { kind: 'day', id: 'day-1', text: '2026-11-23' },
    { kind: 'message', id: '1', from: 'guest', text: 'text 1', time: '21:04', sentAt: monday },
    { kind: 'message', id: '2', from: 'performer', text: 'text 2', time: '21:30', sentAt: later },
    { kind: 'day', id: 'day-3', text: '2026-11-24' },
    { kind: 'message', id: '3', from: 'guest', text: 'text 3', time: '08:00', sentAt: tuesday },
  ]);
});

it('leaves out what says nothing, and shows an empty conversation as one', () => {
  const silent = [message('1', monday, { data: {} }), message('2', later)];
  expect(toConversationLines(silent, idTexts.intl).map(({ id }) => id)).toEqual(['day-1', '2']);
  expect(toConversationLines([], idTexts.intl)).toEqual([]);
});

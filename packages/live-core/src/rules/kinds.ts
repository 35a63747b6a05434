/** The kinds of chat that a guest pays for: what is so of one kind and not of another. */

import type { LiveOffer } from '@vx/contract';
import { chatStartAttempts } from '@vx/contract/constants';
import type { BuiltChatType } from '@vx/contract/enums';
import type { MeterExit } from './meter.ts';
import type { StartRefusal } from './start.ts';
import { perMinute, type Tariff } from './tariff.ts';

/** What a performer can run. */
export type SessionKind = 'private' | 'free' | 'call' | 'show';

/** A kind of chat. Whoever starts, offers, meters or settles one asks here; nobody compares types. */
export interface ChatKind {
  /** What of a performer's a guest takes part in by it. */
  readonly session: SessionKind;
  /** Which of a performer's prices it costs, per minute. */
  readonly price: Extract<keyof LiveOffer['prices'], 'single' | 'singlec2c' | 'video' | 'voyeur'>;
  /** How its seconds are paid for. */
  readonly tariff: Tariff;
  /** How often a start is tried. [RU-livechat-start-attempts] */
  readonly startAttempts: number;
  /** What a start may be refused for, in the order in which it is said. */
  readonly conditions: readonly StartRefusal[];
  /** How the meter ends it by itself, in the order in which it looks. */
  readonly exits: readonly MeterExit[];
  /** What its charges are called in the ledger. */
  readonly transfer: 'live_chat';
}

/** Every type of chat that is built has its entry. [RU-livechat-types] */
export const chatKinds: Readonly<Record<BuiltChatType, ChatKind>> = {
  livechat: {
    session: 'private',
    price: 'single',
    tariff: perMinute,
    startAttempts: chatStartAttempts,
    conditions: [
      'NEED_LOGIN',
      'BANNED_COUNTRY',
      'WRONG_SEQUENCE',
      'ALREADY_IN_PROGRESS',
      'GUEST_OFFLINE',
      'ACTOR_OFFLINE',
      'ACTOR_BUSY',
      'PRICE_CHANGED',
      'BALANCE_TOO_LOW',
    ],
    exits: ['serverStalled', 'timeLimit', 'noMoney', 'guestGone', 'noPicture'],
    transfer: 'live_chat',
  },
};

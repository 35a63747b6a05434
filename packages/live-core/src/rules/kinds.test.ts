import { builtChatTypes, chatTypes } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { chatKinds, refuseForMoney, refuseStart, tickChat } from './index.ts';
import type { StartFacts, Tariff, TickedChat } from './index.ts';

describe('types of chat', () => {
  it('[RU-livechat-types#1] knows eight, of which each that is built has its rules', () => {
    expect(chatTypes).toHaveLength(8);
    expect(Object.keys(chatKinds)).toEqual(builtChatTypes);
  });

  it('[RU-livechat-start-attempts] tries the start of a paid chat twice', () => {
    expect(chatKinds.livechat.startAttempts).toBe(2);
  });
});

/** Nobody has built it: one price however long it lasts, without a look at the guest's socket. */
const flat: Tariff = {
  chargeAfter: (price) => price,
  secondsAffordable: (price, amount) => (amount >= price ? 600 : 0),
};

const facts: StartFacts = {
  conditions: chatKinds.livechat.conditions,
  guestId: 'g1',
  country: 'DE',
  bannedCountries: [],
  actorState: 'online',
  chatRunning: true,
  guestConnected: false,
  overtaken: false,
  expectedPrice: 12,
  pricePerMinute: 12,
  expectedFreeMinutes: 0,
  freeMinutes: 0,
  balance: 0,
  currency: 'VXC',
};

describe('what is so of one kind and not of another', () => {
  it('refuses a start for what its kind asks, in the order of its kind', () => {
    expect(refuseStart({ ...facts, conditions: ['BALANCE_TOO_LOW', 'GUEST_OFFLINE'] })).toBe(
      'BALANCE_TOO_LOW',
    );
    expect(refuseStart({ ...facts, conditions: ['GUEST_OFFLINE'] })).toBe('GUEST_OFFLINE');
    expect(refuseStart({ ...facts, conditions: ['NEED_LOGIN'] })).toBeNull();
  });

  it('wants for the first second what the tariff asks for it', () => {
    const enough = { pricePerMinute: 60, freeMinutes: 0, currency: 'VXC', room: undefined };
    const { tariff } = chatKinds.livechat;
    expect(refuseForMoney({ ...enough, tariff, balance: 59 })).toBeNull();
    expect(refuseForMoney({ ...enough, tariff: flat, balance: 59 })).toBe('BALANCE_TOO_LOW');
  });

  it('meters by its tariff and ends by its exits', () => {
    const chat: TickedChat = {
      tariff: flat,
      exits: ['noMoney'],
      pricePerMinute: 30,
      freeSeconds: 0,
      charged: 0,
      billedMs: 0,
      tickedAt: 60_000,
      startedAt: 0,
      pictureAt: 0,
      servedAt: null,
      seenAt: 0,
    };
    expect(tickChat(chat, 40, 61_000)).toMatchObject({
      kind: 'runs',
      reading: { charge: 30, secondsLeft: 599 },
    });
    expect(tickChat(chat, 20, 61_000)).toMatchObject({ kind: 'ends', exitCode: 501 });
    const present: TickedChat = { ...chat, exits: ['guestGone', 'noMoney'] };
    expect(tickChat(present, 20, 61_000)).toMatchObject({ kind: 'ends', exitCode: 102 });
  });
});

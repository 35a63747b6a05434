import type { LiveOffer } from '@vx/contract';
import type { LiveChatSnapshot } from '@vx/live-core';
import { expect, it, vi } from 'vitest';
import { toRoomPhase } from './room-phase.ts';

type Room = Parameters<typeof toRoomPhase>[0];

const coins = (value: number) =>
  ({ value, currency: 'VXC', formatted: String(value), equivalent: null }) as const;
const livechat = {
  kind: 'livechat',
  price: coins(12),
  secondsAffordable: 500,
  limitedBy: null,
  refusal: null,
} as const;
const offer = {
  isBannedCountryCode: false,
  isActorOnline: true,
  voucherChatMinutes: 3,
  freeCoins: null,
  kinds: [livechat],
} as unknown as LiveOffer;
const room: Room = {
  actor: { id: 'mira', name: 'Mira' } as Room['actor'],
  offer,
  isCurrent: true,
  current: null,
  guest: { loggedIn: true },
  language: 'en',
  stream: { url: null, renew: () => undefined },
};
const actions: LiveChatSnapshot['actions'] = {
  start: null,
  cancel: null,
  write: null,
  resend: null,
  reportPicture: null,
  end: null,
  dismiss: null,
};
const phase = (
  state: object = { kind: 'idle' },
  change: Partial<Room> = {},
  can: Partial<typeof actions> = {},
) => toRoomPhase({ ...room, ...change }, { state, actions: { ...actions, ...can } } as never);
const running = (actorId: string) => ({
  kind: 'running',
  chat: { chatId: 'c1', actorId, url: '/stream/1', price: coins(12), startedAt: 'then' },
  meter: { charged: 0, seconds: 0, secondsLeft: 60, balance: 12, warning: null, stale: false },
  lines: [],
  actorTyping: false,
  online: true,
});

it('asks once before anything is charged, and starts what was shown', () => {
  const start = vi.fn();
  const asked = phase({ kind: 'idle' }, {}, { start });
  expect(asked).toMatchObject({
    kind: 'confirm',
    price: coins(12),
    freeMinutes: 3,
    secondsAffordable: 500,
    isLimited: false,
    refusal: null,
    busy: false,
  });
  if (asked.kind === 'confirm') asked.start();
  expect(start.mock.calls).toEqual([
    [{ actorId: 'mira', kind: 'livechat', expectedPrice: 12, freeMinutes: 3 }],
  ]);
});

it('asks again with what the server said instead', () => {
  const refused = {
    kind: 'refused',
    code: 'PRICE_CHANGED',
    offered: { price: 20, freeMinutes: 0 },
  };
  expect(phase(refused)).toMatchObject({
    kind: 'confirm',
    price: { value: 20, currency: 'VXC' },
    freeMinutes: 0,
    refusal: 'PRICE_CHANGED',
  });
});

it('says neither a time nor a refusal that was so for another balance', () => {
  const kinds = [{ ...livechat, refusal: 'BALANCE_TOO_LOW' as const }];
  const offered = { offer: { ...offer, kinds } };
  expect(phase(undefined, offered)).toMatchObject({ refusal: 'BALANCE_TOO_LOW' });
  expect(phase(undefined, { ...offered, isCurrent: false })).toMatchObject({
    refusal: null,
    secondsAffordable: null,
  });
});

it.each(['starting', 'retrying'])('is busy while it is %s', (kind) => {
  expect(phase({ kind })).toMatchObject({ kind: 'confirm', busy: true });
});

const banned = { ...offer, isBannedCountryCode: true };
const offline = { ...offer, isActorOnline: false };
const visitor = { loggedIn: false };

it.each<[string, Partial<Room>, object]>([
  ['a banned country', { offer: banned }, { kind: 'closed', reason: 'BANNED_COUNTRY' }],
  ['a visitor', { guest: visitor }, { kind: 'logIn' }],
  ['a performer who is away', { offer: offline }, { kind: 'closed', reason: 'ACTOR_OFFLINE' }],
  ['no free chat', { offer: { ...offer, kinds: [] } }, { kind: 'closed', reason: 'ACTOR_BUSY' }],
  // A country is closed to visitors, too; before anything else they log in.
  ['a visitor from a banned country', { offer: banned, guest: visitor }, { kind: 'closed' }],
  ['a visitor and nobody there', { offer: offline, guest: visitor }, { kind: 'logIn' }],
])('asks nothing with %s', (_name, change, expected) => {
  expect(phase(undefined, change)).toMatchObject(expected);
});

it('shows the chat of this room, with the picture that plays', () => {
  expect(phase(running('mira'))).toMatchObject({
    kind: 'chat',
    streamUrl: '/stream/1',
    ending: false,
    meter: { secondsLeft: 60 },
  });
  const stream = { ...room.stream, url: '/stream/0' };
  expect(phase({ ...running('mira'), kind: 'ending' }, { stream })).toMatchObject({
    streamUrl: '/stream/0',
    ending: true,
  });
});

it('knows a chat that runs elsewhere, in this tab or in another', () => {
  const elsewhere = { kind: 'elsewhere', actorId: 'lena' };
  expect(phase(running('lena'))).toMatchObject(elsewhere);
  const current = { actorId: 'lena', actorName: 'Lena' } as Room['current'];
  expect(phase(undefined, { current })).toEqual({ ...elsewhere, actorName: 'Lena' });
  expect(phase(undefined, { current: { ...current, actorId: 'mira' } as never })).toMatchObject({
    kind: 'confirm',
  });
});

it('shows the receipt of this room alone, until the guest leaves it', () => {
  const dismiss = vi.fn();
  const ended = (actorId: string) => ({ kind: 'ended', receipt: { actorId }, lines: [] });
  const shown = phase(ended('mira'), {}, { dismiss });
  expect(shown).toMatchObject({ kind: 'ended', receipt: { actorId: 'mira' } });
  if (shown.kind === 'ended') shown.again();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(phase(ended('lena'))).toMatchObject({ kind: 'confirm' });
});

import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { expect, it, vi } from 'vitest';
import { chatKindAtom } from '../app/page-atoms.ts';
import { createDeferredSocket } from '../app/socket-port.ts';
import { fakePage } from '../app/testing/fake-page.ts';
import { liveChatAtom } from './live-chat-atom.ts';

function setUp() {
  const socket = createDeferredSocket();
  const call = vi.fn((_key: string) => Promise.resolve(null));
  const { store, scope } = fakePage({
    rest: { call },
    socket,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    config: { guest: { id: 'g1' } },
  } as never);
  return { store, scope, socket, call };
}

it('a page has one chat, whose code other pages do without', () => {
  const { store } = setUp();
  expect(store.get(liveChatAtom)).toBe(store.get(liveChatAtom));
  expect(setUp().store.get(liveChatAtom)).not.toBe(store.get(liveChatAtom));
});

it('asks how the chat stands once events of the guest were missed', () => {
  const { store, socket, call } = setUp();
  store.get(liveChatAtom);
  socket.receiveResync('public');
  expect(call).not.toHaveBeenCalled();
  socket.receiveResync('guest');
  expect(call.mock.calls).toEqual([['GET /live/current']]);
});

it('knows a line that was lost before the room was opened, and hears of its return once', () => {
  const { store, socket } = setUp();
  socket.setLine('offline');
  const live = store.get(liveChatAtom);
  const received = vi.spyOn(live, 'handleConnection');
  socket.setLine('waiting');
  socket.setLine('online');
  socket.setLine('waiting');
  socket.setLine('online');
  expect(received.mock.calls).toEqual([[true]]);
  socket.setLine('offline');
  expect(received.mock.calls).toEqual([[true], [false]]);
});

it('ends with its page', () => {
  const { store, scope } = setUp();
  const ended = vi.spyOn(store.get(liveChatAtom), Symbol.dispose);
  scope[Symbol.dispose]();
  expect(ended).toHaveBeenCalledOnce();
});

it('tells pages that know no more of it how it stands', () => {
  const { store, call } = setUp();
  const live = store.get(liveChatAtom);
  expect(store.get(chatKindAtom)).toBe('idle');
  call.mockReturnValue(new Promise(() => undefined));
  const request = { actorId: 'mira', kind: 'livechat', expectedPrice: 12, freeMinutes: 0 } as const;
  live.getSnapshot().actions.start?.(request);
  expect(store.get(chatKindAtom)).toBe('starting');
});

import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createStore } from '@vx/kernel';
import { expect, it, vi } from 'vitest';
import type { Services } from '../app/services.ts';
import { createDeferredSocket } from '../app/socket-port.ts';
import { liveChatOf } from './live-chat-of.ts';

function setUp() {
  const socket = createDeferredSocket();
  const call = vi.fn((_key: string) => Promise.resolve(null));
  const chat = createStore('idle');
  const services = {
    rest: { call },
    socket,
    chat,
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    config: { guest: { id: 'g1' } },
  } as unknown as Services;
  return { services, socket, call, chat };
}

it('a page has one chat, whose code other pages do without', () => {
  const { services } = setUp();
  expect(liveChatOf(services)).toBe(liveChatOf(services));
  expect(liveChatOf(setUp().services)).not.toBe(liveChatOf(services));
});

it('asks how the chat stands once events of the guest were missed', () => {
  const { services, socket, call } = setUp();
  liveChatOf(services);
  socket.receiveResync('public');
  expect(call).not.toHaveBeenCalled();
  socket.receiveResync('guest');
  expect(call.mock.calls).toEqual([['GET /live/current']]);
});

it('knows a line that was lost before the room was opened, and hears of its return once', () => {
  const { services, socket } = setUp();
  socket.setLine('offline');
  const live = liveChatOf(services);
  const told = vi.spyOn(live, 'handleConnection');
  socket.setLine('waiting');
  socket.setLine('online');
  socket.setLine('waiting');
  socket.setLine('online');
  expect(told.mock.calls).toEqual([[true]]);
  socket.setLine('offline');
  expect(told.mock.calls).toEqual([[true], [false]]);
});

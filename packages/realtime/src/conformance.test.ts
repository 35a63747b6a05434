import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock, systemScheduler } from '@vx/kernel/platform';
import { serveSockets } from './platform/browser/serve-sockets.ts';
import { createWebSocketOpener } from './platform/index.ts';
import { realtimeConformance, type ConformanceServer } from './conformance/index.ts';
import { FakeRealtimeServer } from './testing/index.ts';

/** A fake server as the suite wants one, without the way to reach it. */
function serverOf(fake: FakeRealtimeServer): Omit<ConformanceServer, 'openSocket' | 'settle'> {
  let guests = 0;
  return {
    async createGuest() {
      guests += 1;
      const guest = {
        guestId: `guest-${guests}`,
        bearer: `secret-${guests}`,
        accessToken: `tag-${guests}`,
      };
      fake.login(guest.bearer, guest.guestId);
      return guest;
    },
    publish: async (guestId, payload) => fake.publish(guestId, 'guestBalance', payload),
    cut: async () => fake.cut(),
    expire: async ({ bearer }) => fake.expire(bearer),
    acceptedMessage: async () => ({
      name: 'sendMessage',
      payload: {
        channelId: null,
        chatId: 'c1',
        messageType: 'text',
        senderType: 'guest',
        isVideochat: true,
        isFreechat: false,
        data: { text: 'A' },
        includedGifts: [],
      },
      effects: async () => fake.effects.length,
    }),
    [Symbol.asyncDispose]: async () => fake.cut(),
  };
}

realtimeConformance('the fake server', async (clock) => {
  const fake = new FakeRealtimeServer(clock);
  return {
    ...serverOf(fake),
    openSocket: fake.openSocket,
    settle: () => clock.advanceAsync(0),
  };
});

realtimeConformance('the fake server, over the sockets that pages use,', async () => {
  const fake = new FakeRealtimeServer({ ...systemClock, after: systemScheduler.after });
  const http = createServer();
  const endpoint = serveSockets(http, fake);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    ...serverOf(fake),
    openSocket: createWebSocketOpener(() => `ws://127.0.0.1:${port}/socket`),
    settle: () => new Promise((resolve) => setTimeout(resolve, 2)),
    async [Symbol.asyncDispose]() {
      for (const socket of endpoint.clients) socket.terminate();
      endpoint.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
});

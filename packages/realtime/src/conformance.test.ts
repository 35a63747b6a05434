import { FakeRealtimeServer, realtimeConformance } from './testing/index.ts';

realtimeConformance('the fake server', async (clock) => {
  const server = new FakeRealtimeServer(clock);
  let guests = 0;
  return {
    openSocket: server.openSocket,
    async createGuest() {
      guests += 1;
      const guest = {
        guestId: `guest-${guests}`,
        bearer: `secret-${guests}`,
        accessToken: `tag-${guests}`,
      };
      server.login(guest.bearer, guest.guestId);
      return guest;
    },
    publish: async (guestId, payload) => server.publish(guestId, 'guestBalance', payload),
    cut: async () => server.cut(),
    expire: async ({ bearer }) => server.expire(bearer),
    settle: () => clock.advanceAsync(0),
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
      effects: async () => server.effects.length,
    }),
    [Symbol.asyncDispose]: async () => server.cut(),
  };
});

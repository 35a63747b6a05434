import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createWebSocketOpener } from '@vx/realtime/platform';
import { realtimeConformance } from '@vx/realtime/conformance';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { ActorsApi } from './modules/actors/index.ts';
import type { MoneyApi } from './modules/money/index.ts';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from './platform/testing/index.ts';
import { livechatPrices, smallWorld } from './testing/small-world.ts';

/** The whole product, with performers who are online. */
async function startProduct(database: (typeof databases)[number]) {
  const server = await createTestServer({ database });
  const { modules } = server.running.product;
  for (const module of modules) await module.seed?.(smallWorld());
  const apiOf = <Api>(wanted: string): Api =>
    (modules.find(({ name }) => name === wanted) as unknown as { api: Api }).api;
  await apiOf<ActorsApi>('actors').setOnline([1, 2, 3], true);
  return { server, money: apiOf<MoneyApi>('money') };
}

/** Stands between the clients and the server, and breaks their connections as a network does. */
async function startRelay(target: number) {
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (relay.address() as AddressInfo).port,
    cut,
    close(): void {
      relay.close();
      cut();
    },
  };
}

for (const database of databases) {
  let started: ReturnType<typeof startProduct> | null = null;
  const guests = new Map<string, TestGuest>();
  afterAll(async () => (await started)?.server.close());

  /** A chat that runs, for the guest to write in. */
  const startChat = async (server: TestServer, money: MoneyApi, guest: TestGuest) => {
    const { guestId } = guest;
    await server.platform.database.transaction((tx) =>
      money.credit(tx, { guestId, amount: 100, currency: 'VXC', kind: 'topup', reference: 'test' }),
    );
    // Who starts a chat is there, which a socket shows.
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    const { body } = await server.call('POST /live/{actorId}/start', {
      params: { actorId: 1 },
      body: { kind: 'livechat', expectedPrice: livechatPrices[0], sequence: 1 },
      as: guest,
      idempotencyKey: randomUUID(),
    });
    const chatId = body.chatId as string;
    // The meter runs from the first picture on.
    await server.call('POST /live/{chatId}/picture', { as: guest, params: { chatId } });
    return chatId;
  };

  realtimeConformance(`the server on ${database}`, async () => {
    // One server for the suite: every test has guests of its own.
    const { server, money } = await (started ??= startProduct(database));
    const relay = await startRelay(Number(new URL(server.origin).port));
    return {
      openSocket: createWebSocketOpener(() => `ws://127.0.0.1:${relay.port}/socket`),
      async createGuest() {
        const guest = await server.signUp();
        guests.set(guest.guestId, guest);
        return { guestId: guest.guestId, bearer: guest.bearer, accessToken: 'tag' };
      },
      async publish(guestId, payload) {
        await server.platform.database.transaction((tx) =>
          server.platform.guestEvents.append(tx, guestId, 'guestBalance', payload),
        );
      },
      cut: async () => relay.cut(),
      async expire({ bearer }) {
        await server.call('POST /auth/logout', { headers: { authorization: `Bearer ${bearer}` } });
      },
      settle: () => new Promise((resolve) => setTimeout(resolve, 5)),
      async acceptedMessage({ guestId }) {
        const chatId = await startChat(server, money, guests.get(guestId)!);
        return {
          name: 'sendMessage',
          payload: {
            channelId: null,
            chatId,
            messageType: 'text',
            senderType: 'guest',
            isVideochat: true,
            isFreechat: false,
            data: { text: 'Hello' },
            includedGifts: [],
          },
          async effects() {
            const { rows } = await sql<{ count: number }>`
              select count(*)::int as count from lines
              where participation_id = ${chatId} and sender = 'guest'`.execute(
              server.platform.database.read,
            );
            return rows[0]?.count ?? 0;
          },
        };
      },
      [Symbol.asyncDispose]: async () => relay.close(),
    };
  });
}

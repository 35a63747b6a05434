import { randomUUID } from 'node:crypto';
import { MAX_MESSAGE_LENGTH } from '@vx/messenger-core/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';

describe.each(databases)('what is typed and not sent, on %s', (database) => {
  let server: TestServer;
  let guest: TestGuest;
  let channelId: string;

  const keep = (text: string) =>
    server.call('POST /messenger/channel/{channelId}/draft', {
      as: guest,
      params: { channelId },
      body: { text },
    });
  const draft = async () =>
    (await server.call('GET /messenger/channel/{channelId}', { as: guest, params: { channelId } }))
      .body.draft;
  const send = async (text: string) => {
    const { status } = await server.call('POST /messenger/channel/{channelId}/messages', {
      as: guest,
      params: { channelId },
      body: { text, expectedPrice: 0 },
      idempotencyKey: randomUUID(),
    });
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    server = await createTestServer({ database });
    await seedWorld(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    guest = await server.signUp();
    const { body } = await server.query('mutation { touchMessengerChannel(actorId: "1") { id } }', {
      as: guest,
    });
    channelId = body.data.touchMessengerChannel.id;
  });

  it('stands where the guest opens the conversation next, on whichever device', async () => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    expect(await draft()).toEqual({ text: '', version: 0 });
    expect((await keep('Good ev')).body).toEqual({ text: 'Good ev', version: 1 });
    expect((await keep('Good evening, ')).body).toEqual({ text: 'Good evening, ', version: 2 });
    expect(await draft()).toEqual({ text: 'Good evening, ', version: 2 });
    const event = await socket.next('channelDraft', ({ payload }) => payload.draft.version === 2);
    expect(event.payload).toEqual({ channelId, draft: { text: 'Good evening, ', version: 2 } });
    // The same once more is nothing new.
    expect((await keep('Good evening, ')).body.version).toBe(2);
    expect((await keep('')).body).toEqual({ text: '', version: 3 });
    expect(await draft()).toEqual({ text: '', version: 3 });
  });

  it('goes when it is said, also from another device; other words leave it', async () => {
    const socket = await server.socket({ as: guest });
    await socket.next('sessionAcknowledge');
    await keep(' Good evening ');
    await send('Good evening');
    const ended = await socket.next('channelDraft', ({ payload }) => payload.draft.text === '');
    expect(ended.payload).toEqual({ channelId, draft: { text: '', version: 2 } });
    expect(await draft()).toEqual({ text: '', version: 2 });
    await keep('And how');
    await send('Hello');
    expect(await draft()).toEqual({ text: 'And how', version: 3 });
  });

  it('is as long as a message at most', async () => {
    expect((await keep('a'.repeat(MAX_MESSAGE_LENGTH))).status).toBe(200);
    expect(await keep('a'.repeat(MAX_MESSAGE_LENGTH + 1))).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_INPUT' } },
    });
  });

  it('puts no conversation into a list in which nothing was said', async () => {
    await keep('Good ev');
    const { body } = await server.query('{ messengerContent { channels { id } } }', { as: guest });
    expect(body.data.messengerContent.channels).toEqual([]);
  });
});

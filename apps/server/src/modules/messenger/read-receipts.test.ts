import { randomUUID } from 'node:crypto';
import { STUDIO_SOCKET } from '@vx/contract/studio';
import { FakeClock } from '@vx/kernel/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
  type TestSocket,
} from '../../platform/testing/index.ts';
import { seedWorld } from '../../testing/owners-world.ts';
import { demoPerformerEmail, demoPerformerPassword } from '../performers/index.ts';

const ACTOR = 1;

describe.each(databases)(
  'what two people see of each other’s reading and writing, on %s',
  (database) => {
    let server: TestServer;
    let guest: TestGuest;
    let performer: { readonly bearer: string };
    let channelId: string;
    let guestSocket: TestSocket;
    let studioSocket: TestSocket;
    const clock = new FakeClock(Date.parse('2026-11-21T12:00:00Z'));

    const db = () => server.platform.database.read;
    const send = async (text: string): Promise<string> => {
      clock.advance(1_000);
      const { status, body } = await server.call('POST /messenger/channel/{channelId}/messages', {
        as: guest,
        params: { channelId },
        body: { text, expectedPrice: 0 },
        idempotencyKey: randomUUID(),
      });
      expect(status).toBe(200);
      await studioSocket.next('message', ({ payload }) => payload.message.text === text);
      return body.message.id;
    };
    const write = async (text: string): Promise<string> => {
      clock.advance(1_000);
      const { status, body } = await server.studio('POST /channels/{channelId}/messages', {
        as: performer,
        params: { channelId },
        body: { text },
        idempotencyKey: randomUUID(),
      });
      expect(status).toBe(200);
      await guestSocket.next('channelMessage', ({ payload }) => payload.message.data.text === text);
      return body.messageId;
    };
    const guestSees = (until: string) =>
      server.call('POST /messenger/channel/{channelId}/seen', {
        as: guest,
        params: { channelId },
        body: { until },
      });
    const performerSees = (until: string) =>
      server.studio('POST /channels/{channelId}/seen', {
        as: performer,
        params: { channelId },
        body: { until },
      });
    const guestTypes = () =>
      server.call('POST /messenger/channel/{channelId}/typing', {
        as: guest,
        params: { channelId },
      });
    const performerTypes = () =>
      server.studio('POST /channels/{channelId}/typing', { as: performer, params: { channelId } });
    const guestShows = (shown: boolean) =>
      server.call('POST /messenger/readReceipts', { as: guest, body: { shown } });
    const performerShows = (shown: boolean) =>
      server.studio('POST /readReceipts', { as: performer, body: { shown } });
    /** Whether each of the guest's messages is shown as seen, the oldest first. */
    const seenOfGuest = async (): Promise<readonly boolean[]> => {
      const { body } = await server.call('GET /messenger/channel/{channelId}', {
        as: guest,
        params: { channelId },
      });
      return body.messages
        .filter(({ senderType }: { senderType: string }) => senderType === 'guest')
        .map(({ seen = false }: { seen?: boolean }) => seen);
    };
    const seenOfPerformer = async (): Promise<readonly boolean[]> => {
      const { body } = await server.studio('GET /channels/{channelId}/messages', {
        as: performer,
        params: { channelId },
      });
      return body.messages
        .filter(({ from }: { from: string }) => from === 'performer')
        .map(({ seen = false }: { seen?: boolean }) => seen);
    };
    const sent = ({ frames }: TestSocket): readonly string[] =>
      frames.flatMap(({ type }) => (/Typing$|^channelSeen$/.test(type) ? [type] : []));

    beforeAll(async () => {
      server = await createTestServer({ database, clock });
      await seedWorld(server);
    });
    afterAll(() => server.close());
    beforeEach(async () => {
      guest = await server.signUp();
      const { body: login } = await server.studio('POST /login', {
        body: { email: demoPerformerEmail(`performer-${ACTOR}`), password: demoPerformerPassword },
      });
      performer = { bearer: login.bearer };
      await server.studio('PUT /chair', { as: performer, body: { take: true } });
      await performerShows(true);
      const { body } = await server.query(
        `mutation { touchMessengerChannel(actorId: "${ACTOR}") { id } }`,
        { as: guest },
      );
      channelId = body.data.touchMessengerChannel.id;
      guestSocket = await server.socket({ as: guest });
      studioSocket = await server.socket({ bearer: performer.bearer, path: STUDIO_SOCKET });
      await guestSocket.next('sessionAcknowledge');
      await studioSocket.next('sessionAcknowledge');
    });

    it('shows each what the other has seen of theirs, at once and after a reload', async () => {
      const first = await send('Hello');
      const second = await send('Are you there?');
      expect(await seenOfGuest()).toEqual([false, false]);
      await performerSees(first);
      expect((await guestSocket.next('channelSeen')).payload).toEqual({ channelId, until: first });
      expect(await seenOfGuest()).toEqual([true, false]);
      await performerSees(second);
      expect(await seenOfGuest()).toEqual([true, true]);

      const answer = await write('Here I am');
      expect(await seenOfPerformer()).toEqual([false]);
      await guestSees(answer);
      expect((await studioSocket.next('channelSeen')).payload).toEqual({
        channelId,
        until: answer,
      });
      expect(await seenOfPerformer()).toEqual([true]);
    });

    it('tells performers also when the guest marks every channel as seen', async () => {
      await send('Hello');
      const answer = await write('Good evening');
      await server.call('POST /messenger/seen', { as: guest });
      expect((await studioSocket.next('channelSeen')).payload).toEqual({
        channelId,
        until: answer,
      });
    });

    it('tells once: what was seen before is no news', async () => {
      const message = await send('Hello');
      await performerSees(message);
      await guestSocket.next('channelSeen');
      await performerSees(message);
      await write('Good evening');
      expect(sent(guestSocket)).toEqual(['channelSeen']);
    });

    it('shows each that the other is writing', async () => {
      await send('Hello');
      expect((await guestTypes()).body).toEqual({ success: true });
      expect((await studioSocket.next('guestTyping')).payload).toEqual({ channelId });
      expect((await performerTypes()).body).toEqual({ success: true });
      expect((await guestSocket.next('actorTyping')).payload).toEqual({ channelId });
    });

    it.each([
      ['the guest hides', (shown: boolean) => guestShows(shown)],
      ['the performer hides', (shown: boolean) => performerShows(shown)],
    ])(
      'shows neither what the other does where %s it, until it is shown again',
      async (_, show) => {
        const message = await send('Hello');
        expect((await show(false)).body).toEqual({ success: true });
        await performerSees(message);
        await guestTypes();
        await performerTypes();
        const answer = await write('Good evening');
        await guestSees(answer);
        await send('How are you?');
        expect([await seenOfGuest(), await seenOfPerformer()]).toEqual([[false, false], [false]]);
        expect([sent(guestSocket), sent(studioSocket)]).toEqual([[], []]);
        // It was seen all the same: nothing can be taken back of it.
        const { body } = await server.call('GET /messenger/channel/{channelId}', {
          as: guest,
          params: { channelId },
        });
        expect(body.messages[0]).not.toHaveProperty('mayTakeBack');
        await show(true);
        expect([await seenOfGuest(), await seenOfPerformer()]).toEqual([[true, false], [true]]);
        await performerTypes();
        await guestSocket.next('actorTyping');
      },
    );

    it('says to each how it stands for them', async () => {
      const receipts = async () => [
        (await server.call('GET /messenger/readReceipts', { as: guest })).body.shown,
        (await server.studio('GET /readReceipts', { as: performer })).body.shown,
      ];
      expect(await receipts()).toEqual([true, true]);
      await guestShows(false);
      await guestShows(false);
      expect(await receipts()).toEqual([false, true]);
      await guestShows(true);
      await performerShows(false);
      expect(await receipts()).toEqual([true, false]);
    });

    it.each(['blocked', 'blocked_by_actor'])('says nothing where it is %s', async (column) => {
      const greeting = await send('Hello');
      const answer = await write('Good evening');
      await sql`update channels set ${sql.ref(column)} = true where id = ${channelId}`.execute(
        db(),
      );
      expect((await performerSees(greeting)).status).toBe(200);
      expect((await guestSees(answer)).status).toBe(200);
      // Neither is told why.
      expect([(await guestTypes()).status, (await performerTypes()).status]).toEqual([200, 200]);
      await Promise.all([seenOfGuest(), seenOfPerformer()]);
      await sql`update channels set ${sql.ref(column)} = false where id = ${channelId}`.execute(
        db(),
      );
      await send('Hello again');
      await write('Are you still there?');
      expect([sent(guestSocket), sent(studioSocket)]).toEqual([[], []]);
    });

    it('tells nobody of a guest who has not written yet', async () => {
      expect((await guestTypes()).status).toBe(200);
      await send('Hello');
      expect(sent(studioSocket)).toEqual([]);
    });

    it('lets only the chair write, and nobody in channels of others', async () => {
      await send('Hello');
      await sql`delete from chairs`.execute(db());
      expect(await performerTypes()).toMatchObject({
        status: 409,
        body: { error: { code: 'CHAIR_TAKEN' } },
      });
      const { body: login } = await server.studio('POST /login', {
        body: { email: demoPerformerEmail('performer-2'), password: demoPerformerPassword },
      });
      const other = { bearer: login.bearer };
      await server.studio('PUT /chair', { as: other, body: { take: true } });
      expect(
        await server.studio('POST /channels/{channelId}/typing', {
          as: other,
          params: { channelId },
        }),
      ).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
      expect(sent(guestSocket)).toEqual([]);
    });
  },
);

import { randomUUID } from 'node:crypto';
import { chargeAfter, exitCodes } from '@vx/live-core/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../platform/testing/index.ts';
import { createLiveBench, type LiveBench } from '../../testing/live-bench.ts';
import { channelLog } from '../messenger/index.ts';

/** Performer 1 costs 12 coins a minute. */
const PRICE = 12;

// A chat is a span of its channel (ADR 0036).
describe.each(databases)('the log of a chat on %s', (kind) => {
  let bench: LiveBench;
  const make = async (options?: Parameters<typeof createLiveBench>[1]): Promise<void> => {
    bench = await createLiveBench(kind, options);
    await bench.actors.setOnline([1, 2], true);
  };
  beforeEach(() => make());
  afterEach(() => bench[Symbol.asyncDispose]());

  const start = async (guestId: string, actorId = 1): Promise<string> => {
    const { chatId } = await bench.call('POST /live/{actorId}/start', {
      params: { actorId },
      body: { kind: 'livechat', expectedPrice: actorId === 1 ? PRICE : PRICE / 2, sequence: 1 },
      as: guestId,
      key: randomUUID(),
    });
    await bench.call('POST /live/{chatId}/picture', { params: { chatId }, as: guestId });
    return chatId;
  };
  const end = (guestId: string, chatId: string) =>
    bench.call('POST /live/{chatId}/end', { params: { chatId }, as: guestId });
  const lines = async (guestId: string) =>
    await bench.database.read
      .selectFrom('lines as l')
      .innerJoin('channels as c', 'c.id', 'l.channel_id')
      .selectAll('l')
      .where('c.guest_id', '=', guestId)
      .orderBy('l.channel_id')
      .orderBy('l.seq')
      .execute();
  const written = async (guestId: string): Promise<readonly unknown[]> =>
    (await lines(guestId)).map(({ kind: what, body }) => body['text'] ?? what);
  const message = (guestId: string, text: string) =>
    bench.database.transaction((tx) =>
      channelLog.append(tx, { guestId, actorId: 1 }, [
        {
          clientId: null,
          sender: 'actor',
          kind: 'text',
          body: { text },
          at: new Date(bench.clock.now()),
        },
      ]),
    );

  it('goes from its start to its end, with what was said and charged between messages', async () => {
    const guest = await bench.guest(100);
    await message(guest, 'Before');
    const chatId = await start(guest);
    await bench.send(guest, { chatId, text: 'Hello' }, 'client-0001');
    await bench.send(guest, { chatId, text: 'Hello' }, 'client-0001');
    await bench.seconds(10);
    const { price } = await end(guest, chatId);
    await end(guest, chatId);
    await message(guest, 'After');
    expect(await written(guest)).toEqual([
      'Before',
      'chat_start',
      'Hello',
      'charge_success',
      'chat_end',
      'After',
    ]);
    const [, began, hello, charged, ended] = await lines(guest);
    const [of, currency] = [{ participation_id: chatId }, 'VXC'];
    expect(began).toMatchObject({
      ...of,
      sender: 'system',
      body: { kind: 'livechat', pricePerMinute: PRICE, currency, freeSeconds: 0 },
    });
    expect(hello).toMatchObject({ ...of, sender: 'guest', client_id: 'client-0001', price: null });
    expect(price.value).toBe(chargeAfter(PRICE, 10));
    expect(charged).toMatchObject({ ...of, price: price.value, body: { currency } });
    expect(ended).toMatchObject({
      ...of,
      price: null,
      body: {
        exitCode: exitCodes.guestEnded,
        endedBy: null,
        seconds: 10,
        freeSeconds: 0,
        charged: price.value,
        currency,
      },
    });
    expect((await lines(guest)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('says nothing of a charge where there was none', async () => {
    const guest = await bench.guest(100);
    await end(guest, await start(guest));
    expect(await written(guest)).toEqual(['chat_start', 'chat_end']);
  });

  it('says that the next second could not be charged when the money is spent', async () => {
    const guest = await bench.guest(1);
    await start(guest);
    await bench.seconds(8);
    expect(await written(guest)).toEqual([
      'chat_start',
      'charge_success',
      'charge_failure',
      'chat_end',
    ]);
    const [, , failed, ended] = await lines(guest);
    expect(failed).toMatchObject({ price: null, body: { endedBy: null, currency: 'VXC' } });
    expect(ended).toMatchObject({ body: { exitCode: exitCodes.noMoney, charged: 1 } });
  });

  it('is written with what it tells, or not at all', async () => {
    const guest = await bench.guest(100);
    await start(guest);
    // Somebody else is in a chat with her: nothing began.
    const other = await bench.guest(100);
    await expect(start(other)).rejects.toMatchObject({ code: 'ACTOR_BUSY' });
    expect(await written(other)).toEqual([]);
    const { last_seq: before } = await bench.database.read
      .selectFrom('channels')
      .select('last_seq')
      .where('guest_id', '=', guest)
      .executeTakeFirstOrThrow();
    await expect(
      bench.database.transaction(async (tx) => {
        await channelLog.append(tx, { guestId: guest, actorId: 1 }, [
          {
            clientId: 'client-0001',
            sender: 'guest',
            kind: 'text',
            body: { text: 'Never' },
            at: new Date(),
          },
        ]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await message(guest, 'After');
    expect((await lines(guest)).at(-1)).toMatchObject({ seq: before + 1 });
  });

  it('takes what a guest sends once in a channel, in a later chat, too', async () => {
    const guest = await bench.guest(100);
    const first = await start(guest);
    await bench.send(guest, { chatId: first, text: 'One' }, 'client-0001');
    await end(guest, first);
    const second = await start(guest);
    await bench.send(guest, { chatId: second, text: 'Again' }, 'client-0001');
    await bench.send(guest, { chatId: second, text: 'Two' }, 'client-0002');
    await end(guest, second);
    expect((await written(guest)).filter((one) => !String(one).includes('_'))).toEqual([
      'One',
      'Two',
    ]);
    // In another channel it is another line.
    const other = await start(guest, 2);
    await bench.send(guest, { chatId: other, text: 'Elsewhere' }, 'client-0001');
    expect(await written(guest)).toContain('Elsewhere');
  });

  it('gives out numbers without a gap while many write', async () => {
    const guest = await bench.guest(100);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        bench.database.transaction(async (tx) => {
          await channelLog.append(
            tx,
            { guestId: guest, actorId: 1 + (index % 2) },
            ['a', 'b'].map((part) => ({
              // Every fourth says what another said before.
              clientId: `line-${index - (index % 4 === 3 ? 2 : 0)}-${part}`,
              sender: 'actor' as const,
              kind: 'text' as const,
              body: { text: '' },
              at: new Date(),
            })),
          );
          if (index % 5 === 4) throw new Error('rolled back');
        }),
      ).map((one) => one.catch(() => null)),
    );
    const found = Map.groupBy(await lines(guest), ({ channel_id: id }) => id);
    expect(found.size).toBe(2);
    for (const one of found.values()) {
      expect(one.length).toBeGreaterThan(4);
      expect(one.map(({ seq }) => seq)).toEqual(one.map((_, index) => index + 1));
      expect(new Set(one.map(({ client_id: id }) => id)).size).toBe(one.length);
    }
  });

  it.runIf(kind === 'postgres')('lets nobody wait for another channel', async () => {
    const [guest, other] = [await bench.guest(100), await bench.guest(100)];
    const hold = (
      guestId: string,
      actorId: number,
      lockTimeout: string,
      meanwhile = async () => {},
    ) =>
      bench.database.transaction(async (tx) => {
        await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(tx);
        await channelLog.append(tx, { guestId, actorId }, []);
        await meanwhile();
      });
    await hold(guest, 1, '5s');
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
    const holding = hold(guest, 1, '5s', async () => {
      held();
      await isOver;
    });
    await isHeld;
    await hold(other, 1, '5s');
    await hold(guest, 2, '5s');
    await expect(hold(guest, 1, '50ms')).rejects.toMatchObject({ code: '55P03' });
    end();
    await holding;
  });
});

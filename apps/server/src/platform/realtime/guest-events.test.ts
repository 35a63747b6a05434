import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryBus } from '../bus/memory-bus.ts';
import { createTestDatabase, databases, type TestDatabase } from '../testing/index.ts';
import { createGuestStream, guestChannel, type GuestStream } from './guest-events.ts';

const GUEST = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const named = (name: string) => ({ name });

describe.each(databases)('events of a guest on %s', (kind) => {
  let test: TestDatabase;
  let stream: GuestStream;
  let notified: string[] = [];
  beforeAll(async () => {
    test = await createTestDatabase({ database: kind });
    const bus = createMemoryBus();
    for (const guestId of [GUEST, OTHER]) {
      await bus.subscribe(guestChannel(guestId), () => notified.push(guestId));
    }
    stream = createGuestStream({ database: test.database, bus, now: () => 1_000 });
  });
  afterAll(() => test.close());

  it('that are appended in one go are numbered in their order and told once, each guest apart', async () => {
    notified = [];
    const seqs = await test.database.transaction(
      async (tx) =>
        await Promise.all([
          stream.append(tx, GUEST, 'guestProfile', named('a "quoted" {word}, \\ and ünïcode')),
          stream.append(tx, OTHER, 'guestProfile', named('x')),
          stream.append(tx, GUEST, 'guestProfile', named('b')),
        ]),
    );
    expect(seqs).toEqual([1, 1, 2]);
    const stored = await stream.after(GUEST, 0, 10);
    expect(stored?.map(({ seq, payload, at }) => [seq, payload, at])).toEqual([
      [1, named('a "quoted" {word}, \\ and ünïcode'), 1_000],
      [2, named('b'), 1_000],
    ]);
    await expect.poll(() => notified).toEqual([GUEST, OTHER]);
  });

  it('go on behind those of before, also in one transaction', async () => {
    const seqs = await test.database.transaction(async (tx) => {
      const first = await stream.append(tx, GUEST, 'guestProfile', named('c'));
      return [first, await stream.append(tx, GUEST, 'guestProfile', named('d'))];
    });
    expect(seqs).toEqual([3, 4]);
    expect(Object.fromEntries(await stream.latest([GUEST, OTHER]))).toEqual({
      [GUEST]: 4,
      [OTHER]: 1,
    });
  });

  it('of a transaction that is rolled back leave no gap and tell nobody', async () => {
    notified = [];
    await test.database
      .transaction(async (tx) => {
        await stream.append(tx, GUEST, 'guestProfile', named('lost'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(notified).toEqual([]);
    expect(
      await test.database.transaction((tx) => stream.append(tx, GUEST, 'guestProfile', named('e'))),
    ).toBe(5);
  });
});

import { FakeLogger } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { createMemoryBus } from '../bus/memory-bus.ts';
import { guestChannel, type GuestStream, type StoredEvent } from '../realtime/guest-events.ts';
import { GuestRooms, type Member } from './rooms.ts';

const guestId = 'guest-1';

/** A stream whose events the test writes by hand. */
function storedStream(): { readonly events: StoredEvent[]; readonly stream: GuestStream } {
  const events: StoredEvent[] = [];
  const stream = {
    epoch: () => Promise.resolve('epoch'),
    latest: () => Promise.resolve(new Map([[guestId, events.length]])),
    after: (_guestId: string, seq: number) => Promise.resolve(events.slice(seq)),
  } as unknown as GuestStream;
  return { events, stream };
}

function member(): Member & { readonly got: number[]; readonly restarted: () => boolean } {
  const got: number[] = [];
  let restarted = false;
  return {
    got,
    restarted: () => restarted,
    guestSeq: 0,
    sendGuestEvent: ({ seq }) => void got.push(seq),
    sendGuestFrame: () => undefined,
    restartClient: () => void (restarted = true),
  };
}

it('sends each event once to everyone, also when one connection is behind the other', async () => {
  const { events, stream } = storedStream();
  const bus = createMemoryBus();
  const rooms = new GuestRooms({ stream, bus, logger: new FakeLogger(), now: () => 0 });
  const write = (): void => {
    events.push({ seq: events.length + 1, name: 'guestBalance', payload: {}, at: 0 });
  };
  const [early, late] = [member(), member()];
  (await rooms.join(guestId, early, null)).start();
  write();
  write();
  // The hint for both is still on its way when the second connection comes.
  const joined = await rooms.join(guestId, late, { epoch: 'epoch', seq: 1 });
  expect([joined.replayed, joined.position.seq]).toEqual([true, 2]);
  joined.start();
  write();
  await bus.publish(guestChannel(guestId), '{"kind":"events"}');
  await expect.poll(() => early.got.length).toBe(3);
  expect([early.got, late.got]).toEqual([
    [1, 2, 3],
    [2, 3],
  ]);
  expect([early.restarted(), late.restarted()]).toEqual([false, false]);
});

it('forgets a guest whose last connection left, and one whose connection never came in', async () => {
  const { stream } = storedStream();
  const rooms = new GuestRooms({
    stream,
    bus: createMemoryBus(),
    logger: new FakeLogger(),
    now: () => 0,
  });
  const only = member();
  (await rooms.join(guestId, only, null)).start();
  expect(rooms.has(guestId)).toBe(true);
  rooms.leave(guestId, only);
  expect(rooms.has(guestId)).toBe(false);
  const broken = { ...stream, latest: () => Promise.reject(new Error('away')) } as GuestStream;
  const failing = new GuestRooms({
    stream: broken,
    bus: createMemoryBus(),
    logger: new FakeLogger(),
    now: () => 0,
  });
  await expect(failing.join(guestId, member(), null)).rejects.toThrow('away');
  expect(failing.has(guestId)).toBe(false);
});

it('sends frames that were held back, but none in the place of a later one', async () => {
  const { stream } = storedStream();
  const bus = createMemoryBus();
  const rooms = new GuestRooms({ stream, bus, logger: new FakeLogger(), now: () => 60_000 });
  const shown: number[] = [];
  const one = {
    ...member(),
    sendGuestFrame: (_: string, payload: unknown) => void shown.push(payload as number),
  };
  (await rooms.join(guestId, one, null)).start();
  const send = (name: string, at: number) =>
    bus.publish(guestChannel(guestId), JSON.stringify({ kind: 'frame', name, payload: at, at }));
  await send('balance', 1_000);
  await send('balance', 59_000);
  // Seconds late beside another node's clock, and a minute late.
  await send('balance', 55_000);
  await send('balance', 2_000);
  await send('meter', 3_000);
  await expect.poll(() => shown).toEqual([1_000, 59_000, 55_000, 3_000]);
});

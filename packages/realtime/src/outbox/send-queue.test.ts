import { describe, expect, it } from 'vitest';
import type { Message } from './message.ts';
import { createSendQueue } from './send-queue.ts';

/** An event of the chat, kept until it is answered for, and one that is done when it was written. */
const kept = (id: string): Message => ({ ...unkept(id), name: 'sendMessage', clientId: id });
const unkept = (id: string): Message => ({
  id,
  name: 'setAllChannelsSeen',
  payload: {},
  clientId: null,
  at: 1,
});

function setUp() {
  const world = { isOpen: true, written: [] as string[], settled: [] as string[] };
  const queue = createSendQueue({
    write({ id }) {
      if (world.isOpen) world.written.push(id);
      return world.isOpen;
    },
    onSettled: (id, result) =>
      void world.settled.push(`${id} ${result.ok ? result.value : result.error}`),
  });
  return { world, queue };
}

describe('the queue of the one connection', () => {
  it('writes at once what it is given in a session, and is done with what nobody answers for', () => {
    const { world, queue } = setUp();
    queue.add(kept('a'));
    queue.add(unkept('b'));
    expect(world).toMatchObject({ written: ['a', 'b'], settled: ['b sent'] });
    // What is done is not written in the next session.
    queue.flush(true);
    expect(world).toMatchObject({ written: ['a', 'b', 'a'], settled: ['b sent'] });
  });

  it('[RU-socket-queue-flush-on-ack] keeps the order of what waits for a session', () => {
    const { world, queue } = setUp();
    world.isOpen = false;
    for (const message of [kept('a'), unkept('b'), kept('c')]) queue.add(message);
    queue.flush(false);
    expect(world).toMatchObject({ written: [], settled: [] });
    world.isOpen = true;
    queue.flush(true);
    expect(world).toMatchObject({ written: ['a', 'b', 'c'], settled: ['b sent'] });
  });

  it('writes no later message before one that could not be written', () => {
    const written: string[] = [];
    let refusals = 1;
    const queue = createSendQueue({
      write({ id }) {
        if (refusals-- > 0) return false;
        written.push(id);
        return true;
      },
      onSettled: () => undefined,
    });
    queue.add(kept('a'));
    refusals = 1;
    queue.add(kept('b'));
    expect(written).toEqual([]);
    queue.flush(false);
    expect(written).toEqual(['a', 'b']);
  });

  it('writes again in a new session what was not answered for, and not before', () => {
    const { world, queue } = setUp();
    queue.add(kept('a'));
    queue.flush(false);
    expect(world.written).toEqual(['a']);
    queue.flush(true);
    queue.settle('a', { ok: true, value: 'accepted' });
    queue.flush(true);
    expect(world).toMatchObject({ written: ['a', 'a'], settled: ['a accepted'] });
  });

  it('takes a message once, and tells a tab that asks again that it was taken', () => {
    const { world, queue } = setUp();
    queue.add(kept('a'));
    queue.add(kept('a'));
    expect(world).toMatchObject({ written: ['a'], settled: [] });
    queue.settle('a', { ok: true, value: 'accepted' });
    queue.add(kept('a'));
    expect(world).toMatchObject({ written: ['a'], settled: ['a accepted', 'a accepted'] });
  });

  it('asks again for what was refused, once somebody sends it again', () => {
    const { world, queue } = setUp();
    queue.add(kept('a'));
    queue.settle('a', { ok: false, error: 'PRICE_CHANGED' });
    queue.flush(true);
    expect(world).toMatchObject({ written: ['a'], settled: ['a PRICE_CHANGED'] });
    queue.add({ ...kept('a'), payload: { expectedPrice: 5 } });
    queue.settle('a', { ok: true, value: 'accepted' });
    expect(world).toMatchObject({
      written: ['a', 'a'],
      settled: ['a PRICE_CHANGED', 'a accepted'],
    });
  });

  it('says nothing of an answer to what it never had, or to what is settled', () => {
    const { world, queue } = setUp();
    queue.settle('a', { ok: true, value: 'accepted' });
    queue.add(kept('b'));
    for (const _ of [1, 2]) queue.settle('b', { ok: true, value: 'accepted' });
    expect(world.settled).toEqual(['b accepted']);
  });

  it('remembers the last five hundred outcomes', () => {
    const { world, queue } = setUp();
    const settleAll = (from: number, to: number): void => {
      for (let n = from; n <= to; n += 1) {
        queue.add(kept(String(n)));
        queue.settle(String(n), { ok: true, value: 'accepted' });
      }
    };
    settleAll(1, 500);
    queue.add(kept('1'));
    expect(world.written).toHaveLength(500);
    settleAll(501, 501);
    queue.add(kept('2'));
    expect(world.written).toHaveLength(501);
    // The first one has made room: it is written as if it were new.
    queue.add(kept('1'));
    expect(world.written).toHaveLength(502);
  });
});

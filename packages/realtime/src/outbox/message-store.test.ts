import { FakeLogger, FakeStorage } from '@vx/kernel/testing';
import { describe, expect, it } from 'vitest';
import { createMessageStore } from './message-store.ts';
import type { Message } from './message.ts';

/** Counts what is written, of which storage events tell every other tab. */
class CountingStorage extends FakeStorage {
  writes = 0;
  override set(key: string, value: string): boolean {
    this.writes += 1;
    return super.set(key, value);
  }
  override remove(key: string): void {
    this.writes += 1;
    super.remove(key);
  }
}

const message = (id: string): Message => ({
  id,
  name: 'sendMessage',
  payload: { data: { text: id } },
  clientId: id,
  at: 1,
});

function setUp(guestId: string | null = 'guest-1') {
  const storage = new CountingStorage();
  const logger = new FakeLogger();
  return { storage, logger, store: createMessageStore(storage, logger, guestId) };
}
const idsOf = ({ store }: Pick<ReturnType<typeof setUp>, 'store'>) =>
  store.load().map(({ id }) => id);

describe('the messages that a browser keeps', () => {
  it('are kept in order, each once, as they were given', () => {
    const world = setUp();
    for (const id of ['a', 'b', 'a']) world.store.add(message(id));
    expect(world.store.load()).toEqual([message('a'), message('b')]);
    expect(world.logger.events).toEqual([]);
  });

  it('go one by one, and leave nothing behind', () => {
    const world = setUp();
    for (const id of ['a', 'b', 'c']) world.store.add(message(id));
    world.store.remove('b');
    expect(idsOf(world)).toEqual(['a', 'c']);
    world.store.remove('c');
    world.store.remove('a');
    expect(world.storage.entries.size).toBe(0);
  });

  it('are written only where something changes: two tabs may write at once', () => {
    const world = setUp();
    world.store.add(message('a'));
    const { writes } = world.storage;
    world.store.add(message('a'));
    world.store.remove('unknown');
    expect(world.storage.writes).toBe(writes);
  });

  it('are those of one guest, or of nobody', () => {
    const { storage, logger, store } = setUp();
    store.add(message('a'));
    for (const guestId of ['guest-2', null]) {
      const other = createMessageStore(storage, logger, guestId);
      expect(other.load()).toEqual([]);
      other.add(message('b'));
    }
    expect(idsOf({ store })).toEqual(['a']);
  });

  it.each(['{"no":', '{"a":1}', 'null', '7', ''])(
    'begin anew where the store holds %j',
    (stored) => {
      const world = setUp();
      world.storage.set('outbox:guest-1', stored);
      expect(world.store.load()).toEqual([]);
      world.store.add(message('a'));
      expect(idsOf(world)).toEqual(['a']);
    },
  );

  it('are reported where storage refuses them', () => {
    const world = setUp();
    world.storage.refuse = true;
    world.store.add(message('a'));
    expect(world.logger.events).toEqual(['realtime.outbox-not-stored']);
    expect(idsOf(world)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { Position, StoredEvent } from './guest-events.ts';

export const ringSize = 1024;
export const publicChannel = 'vx:public';

export interface PublicEvent extends StoredEvent {
  readonly epoch: string;
}

/** The last broadcasts, the same on every node. */
export interface PublicRing {
  append(name: string, payload: unknown, at: number): Promise<void>;
  position(): Position;
  /** Broadcasts after a position, or `null` when that is unknown or too long ago. */
  after(position: Position): readonly PublicEvent[] | null;
  /** Hears every broadcast once it is in the ring; `null` means that the ring began anew. */
  listen(listener: (event: PublicEvent | null) => void): () => void;
  close(): Promise<void>;
}

/** A node's copy of the ring. */
export class RingCopy {
  #epoch: string;
  #seq = 0;
  #events: PublicEvent[] = [];
  readonly #listeners = new Set<(event: PublicEvent | null) => void>();

  constructor(epoch: string) {
    this.#epoch = epoch;
  }

  get position(): Position {
    return { epoch: this.#epoch, seq: this.#seq };
  }

  /** Takes over a ring as it stands, without telling anyone. */
  load(epoch: string, seq: number, events: readonly PublicEvent[]): void {
    this.#epoch = epoch;
    this.#seq = seq;
    this.#events = [...events].slice(-ringSize);
  }

  take(event: PublicEvent): void {
    if (event.epoch === this.#epoch && event.seq <= this.#seq) return;
    const anew = event.epoch !== this.#epoch || event.seq !== this.#seq + 1;
    if (anew) this.#events = [];
    this.#epoch = event.epoch;
    this.#seq = event.seq;
    this.#events.push(event);
    if (this.#events.length > ringSize) this.#events.shift();
    for (const listener of this.#listeners) listener(anew ? null : event);
  }

  after({ epoch, seq }: Position): readonly PublicEvent[] | null {
    if (epoch !== this.#epoch || seq > this.#seq) return null;
    const events = this.#events.filter((event) => event.seq > seq);
    return events.length === this.#seq - seq ? events : null;
  }

  listen(listener: (event: PublicEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** The ring of a single process. */
export function createMemoryRing(): PublicRing {
  const copy = new RingCopy(randomUUID());
  return {
    append(name, payload, at) {
      const { epoch, seq } = copy.position;
      copy.take({ epoch, seq: seq + 1, name, payload, at });
      return Promise.resolve();
    },
    position: () => copy.position,
    after: (position) => copy.after(position),
    listen: (listener) => copy.listen(listener),
    close: () => Promise.resolve(),
  };
}

/** The few Redis commands of the ring. */
export interface RingStore {
  eval(script: string, keyCount: number, ...args: string[]): Promise<unknown>;
  mget(...keys: string[]): Promise<(string | null)[]>;
  lrange(key: string, start: number, stop: number): Promise<string[]>;
}

/** Numbers, keeps and announces a broadcast in one step, so that all nodes see one order. */
const appendScript = `
local epoch = redis.call('GET', KEYS[1])
if not epoch then epoch = ARGV[1]; redis.call('SET', KEYS[1], epoch); redis.call('DEL', KEYS[2], KEYS[3]) end
local seq = redis.call('INCR', KEYS[2])
local event = '{"epoch":"' .. epoch .. '","seq":' .. seq .. ',' .. string.sub(ARGV[2], 2)
redis.call('RPUSH', KEYS[3], event)
redis.call('LTRIM', KEYS[3], -tonumber(ARGV[3]), -1)
redis.call('PUBLISH', KEYS[4], event)
return seq`;

/** The ring that several nodes share. */
export async function createRedisRing(store: RingStore, bus: Bus): Promise<PublicRing> {
  const keys = { epoch: 'vx:ring:epoch', seq: 'vx:ring:seq', events: 'vx:ring:events' };
  const copy = new RingCopy('');
  const early: PublicEvent[] = [];
  let loaded = false;
  const subscription = await bus.subscribe(publicChannel, (message) => {
    const event = JSON.parse(message) as PublicEvent;
    if (loaded) copy.take(event);
    else early.push(event);
  });
  await store.eval(
    `if not redis.call('GET', KEYS[1]) then redis.call('SET', KEYS[1], ARGV[1]); redis.call('DEL', KEYS[2], KEYS[3]) end return 1`,
    3,
    keys.epoch,
    keys.seq,
    keys.events,
    randomUUID(),
  );
  const [epoch, seq] = await store.mget(keys.epoch, keys.seq);
  const kept = (await store.lrange(keys.events, 0, -1)).map(
    (text) => JSON.parse(text) as PublicEvent,
  );
  copy.load(
    epoch ?? '',
    Number(seq ?? 0),
    kept.filter((event) => event.seq <= Number(seq ?? 0)),
  );
  loaded = true;
  for (const event of early) copy.take(event);

  return {
    async append(name, payload, at) {
      const event = JSON.stringify({ name, payload, at });
      await store.eval(
        appendScript,
        4,
        keys.epoch,
        keys.seq,
        keys.events,
        publicChannel,
        randomUUID(),
        event,
        String(ringSize),
      );
    },
    position: () => copy.position,
    after: (position) => copy.after(position),
    listen: (listener) => copy.listen(listener),
    close: async () => {
      await subscription[Symbol.asyncDispose]();
    },
  };
}

import { sql } from 'kysely';
import type { Logger } from '@vx/kernel';
import type { Bus } from '../bus/bus.ts';
import type { AnyDatabase } from '../database/index.ts';
import type { Position, StoredEvent } from './guest-events.ts';
import { RingCopy, ringSize, type PublicEvent } from './ring-copy.ts';

export const publicChannel = 'vx:public';

/** The last broadcasts, the same on every node, kept in the database. */
export interface PublicRing {
  append(name: string, payload: unknown, at: number): Promise<void>;
  position(): Position;
  /** Broadcasts after a position, or `null` when that is unknown or too long ago. */
  after(position: Position): readonly PublicEvent[] | null;
  /** Hears every broadcast once it is in the ring; `null` means that some are missing. */
  listen(listener: (event: PublicEvent | null) => void): () => void;
  /** Takes over what is kept, and follows the other nodes from then on. The tables are there. */
  open(): Promise<void>;
  /** Looks for broadcasts whose message between nodes got lost. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** What a socket needs of it. */
export type Broadcasts = Pick<PublicRing, 'position' | 'after' | 'listen' | 'catchUp'>;

/** For sockets that nobody broadcasts to. */
export const noBroadcasts: Broadcasts = {
  position: () => ({ epoch: 'none', seq: 0 }),
  after: () => [],
  listen: () => () => undefined,
  catchUp: () => Promise.resolve(),
};

interface EventRow {
  readonly seq: number;
  readonly name: string;
  readonly payload: unknown;
  readonly at: number;
}

export function createPublicRing(deps: {
  readonly database: AnyDatabase;
  readonly bus: Bus;
  readonly logger: Logger;
}): PublicRing {
  const { database, bus } = deps;
  const copy = new RingCopy('');
  let subscription: AsyncDisposable | null = null;
  let reading: Promise<void> | null = null;

  /** One message may overtake another; what lies between is read. */
  const receive = (event: StoredEvent): void => {
    const { epoch, seq } = copy.position;
    if (event.seq === seq + 1) copy.take({ ...event, epoch });
    else if (event.seq > seq)
      catchUp().catch((error: unknown) =>
        deps.logger.warn('broadcasts could not be read', { err: error }),
      );
  };

  const catchUp = (): Promise<void> => {
    reading ??= readNew().finally(() => (reading = null));
    return reading;
  };

  async function readNew(): Promise<void> {
    const { epoch, seq } = copy.position;
    for (const event of await readAfter(seq)) copy.take({ ...event, epoch });
  }

  async function readAfter(seq: number): Promise<readonly EventRow[]> {
    const { rows } = await sql<EventRow>`
      select seq, name, payload, at from public_events where seq > ${seq} order by seq`.execute(
      database.read,
    );
    return rows;
  }

  return {
    async append(name, payload, at) {
      const { rows } = await sql<{ seq: number }>`
        with stream as (update public_stream set last_seq = last_seq + 1 returning last_seq),
          old as (delete from public_events where seq <= (select last_seq from public_stream) - ${ringSize})
        insert into public_events (seq, name, payload, at)
        select last_seq, ${name}, ${JSON.stringify(payload)}::json, ${at} from stream
        returning seq`.execute(database.read);
      const event = { seq: rows[0]?.seq ?? 0, name, payload, at };
      if (subscription) receive(event);
      await bus.publish(publicChannel, JSON.stringify(event));
    },
    position: () => copy.position,
    after: (position) => copy.after(position),
    listen: (listener) => copy.listen(listener),
    catchUp,
    async open() {
      const early: StoredEvent[] = [];
      let isLoaded = false;
      const subscribed = await bus.subscribe(publicChannel, (message) => {
        const event = JSON.parse(message) as StoredEvent;
        if (isLoaded) receive(event);
        else early.push(event);
      });
      const { rows } = await sql<{ epoch: string; last_seq: number }>`
        select epoch, last_seq from public_stream`.execute(database.read);
      const { epoch, last_seq: seq } = rows[0] ?? { epoch: '', last_seq: 0 };
      const kept = await readAfter(Math.max(0, seq - ringSize));
      copy.load(
        epoch,
        seq,
        kept.filter((event) => event.seq <= seq).map((event) => ({ ...event, epoch })),
      );
      isLoaded = true;
      subscription = subscribed;
      early.forEach(receive);
    },
    close: async () => {
      await subscription?.[Symbol.asyncDispose]();
    },
  };
}

import type { Logger } from '@vx/kernel';
import type { Bus } from '../bus/bus.ts';
import {
  guestChannel,
  type GuestNews,
  type GuestStream,
  type Position,
  type StoredEvent,
} from '../realtime/guest-events.ts';
import { writeFrame } from './frames.ts';
import { textFrame } from './wire.ts';

/** A durable event, written once for all of its guest's connections. */
export interface GuestEventFrame {
  readonly seq: number;
  readonly frame: Buffer;
}

const eventFrame = ({ seq, name, payload, at }: StoredEvent): GuestEventFrame => ({
  seq,
  frame: textFrame(writeFrame(name, payload, 'guest', seq, at)),
});

/** What a room needs of a connection. */
export interface Member {
  /** Seq of the last durable event that was sent. */
  guestSeq: number;
  sendGuestEvent(event: GuestEventFrame): void;
  sendGuestFrame(name: string, payload: unknown, at: number): void;
  /** Closes a connection that cannot be served in order: its client reconnects with its position. */
  restartClient(): void;
}

export interface Joined {
  readonly position: Position;
  /** Whether everything after the client's position follows. */
  readonly replayed: boolean;
  /** To be called after the acknowledgement was sent: sends the replay and lets news through. */
  start(): void;
}

interface Room {
  readonly members: Set<Member>;
  /** Connections that wait for their turn to come in. */
  joining: number;
  seq: number;
  /** Joins and deliveries of a guest happen one after the other, so that nothing falls between. */
  queue: Promise<void>;
  /** When the latest frame of each name was sent, ms. */
  readonly frames: Map<string, number>;
  readonly subscription: Promise<AsyncDisposable>;
}

const replayLimit = 500;
/**
 * A frame says what is now: one that Redis held back for so long does not take the place of a later
 * one. Clocks of nodes differ by less.
 */
const staleMs = 10_000;

interface RoomsDeps {
  readonly stream: GuestStream;
  readonly bus: Bus;
  readonly logger: Logger;
  readonly now: () => number;
}

/** The connections of this node by guest, and the delivery of their events in order. */
export class GuestRooms {
  readonly #rooms = new Map<string, Room>();
  readonly #deps: RoomsDeps;

  constructor(deps: RoomsDeps) {
    this.#deps = deps;
  }

  get guestIds(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  has(guestId: string): boolean {
    return this.#rooms.has(guestId);
  }

  /** Adds a connection and works out what it missed. */
  async join(guestId: string, member: Member, since: Position | null): Promise<Joined> {
    const room = this.#roomOf(guestId);
    room.joining += 1;
    try {
      await room.subscription;
      const epoch = await this.#deps.stream.epoch();
      let release = (): void => undefined;
      const joined = new Promise<Joined>((resolve, reject) => {
        this.#enqueue(room, async () => {
          try {
            const { replayed, seq, events } = await this.#missed(guestId, epoch, since);
            const started = new Promise<void>((go) => {
              release = go;
            });
            resolve({
              position: { epoch, seq },
              replayed,
              start: () => {
                room.joining -= 1;
                room.members.add(member);
                member.guestSeq = replayed && since ? since.seq : seq;
                for (const event of events) member.sendGuestEvent(eventFrame(event));
                member.guestSeq = seq;
                release();
              },
            });
            await started;
          } catch (error) {
            reject(error instanceof Error ? error : new Error('The replay failed.'));
          }
        });
      });
      return await joined;
    } catch (error) {
      room.joining -= 1;
      this.#closeIfEmpty(guestId, room);
      throw error;
    }
  }

  leave(guestId: string, member: Member): void {
    const room = this.#rooms.get(guestId);
    if (room?.members.delete(member)) this.#closeIfEmpty(guestId, room);
  }

  #closeIfEmpty(guestId: string, room: Room): void {
    if (room.members.size > 0 || room.joining > 0) return;
    this.#rooms.delete(guestId);
    room.subscription
      .then((subscription) => subscription[Symbol.asyncDispose]())
      .catch(() => undefined);
  }

  /** Looks for events whose hint got lost. */
  async catchUp(): Promise<void> {
    const latest = await this.#deps.stream.latest(this.guestIds);
    for (const [guestId, seq] of latest) {
      const room = this.#rooms.get(guestId);
      if (room && room.seq < seq) this.#enqueue(room, () => this.#pump(guestId, room));
    }
  }

  async #missed(
    guestId: string,
    epoch: string,
    since: Position | null,
  ): Promise<{
    replayed: boolean;
    seq: number;
    events: readonly { seq: number; name: string; payload: unknown; at: number }[];
  }> {
    const latest = async (): Promise<number> =>
      (await this.#deps.stream.latest([guestId])).get(guestId) ?? 0;
    if (!since) return { replayed: false, seq: await latest(), events: [] };
    const seq = await latest();
    if (since.epoch !== epoch || since.seq > seq) return { replayed: false, seq, events: [] };
    // Most who come back after a restart have missed nothing.
    if (since.seq === seq) return { replayed: true, seq, events: [] };
    const events = await this.#deps.stream.after(guestId, since.seq, replayLimit);
    const last = events?.at(-1)?.seq ?? since.seq;
    // Nothing is kept although something happened: it was pruned.
    if (!events || last < seq) return { replayed: false, seq, events: [] };
    return { replayed: true, seq: last, events };
  }

  #roomOf(guestId: string): Room {
    const existing = this.#rooms.get(guestId);
    if (existing) return existing;
    const room: Room = {
      members: new Set(),
      joining: 0,
      seq: 0,
      queue: Promise.resolve(),
      frames: new Map(),
      subscription: this.#deps.bus.subscribe(guestChannel(guestId), (message) => {
        const news = JSON.parse(message) as GuestNews;
        if (news.kind === 'events') this.#enqueue(room, () => this.#pump(guestId, room));
        else this.#sendFrame(room, news);
      }),
    };
    room.subscription.catch(() => undefined);
    this.#rooms.set(guestId, room);
    return room;
  }

  #sendFrame(room: Room, { name, payload, at }: Extract<GuestNews, { kind: 'frame' }>): void {
    const latest = room.frames.get(name) ?? at;
    if (at < latest && this.#deps.now() - at >= staleMs) return;
    room.frames.set(name, Math.max(latest, at));
    for (const member of room.members) member.sendGuestFrame(name, payload, at);
  }

  #enqueue(room: Room, task: () => Promise<void>): void {
    room.queue = room.queue.then(task).catch((error: unknown) => {
      this.#deps.logger.error('delivery failed', { err: error });
    });
  }

  /** Reads what is new and sends to each member what it has not had. */
  async #pump(guestId: string, room: Room): Promise<void> {
    const members = [...room.members];
    if (members.length === 0) return;
    const from = Math.min(...members.map((member) => member.guestSeq));
    const events = await this.#deps.stream.after(guestId, from, replayLimit);
    if (!events) {
      for (const member of members) member.restartClient();
      return;
    }
    for (const event of events) {
      let written: GuestEventFrame | null = null;
      for (const member of members) {
        if (event.seq !== member.guestSeq + 1) continue;
        written ??= eventFrame(event);
        member.sendGuestEvent(written);
        member.guestSeq = event.seq;
      }
      room.seq = Math.max(room.seq, event.seq);
    }
  }
}

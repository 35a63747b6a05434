import type { IncomingName, SocketContract } from '@vx/contract/socket';
import type { StudioEventName, StudioSocketContract } from '@vx/contract/studio';
import type { AnyTransaction } from './database/index.ts';

/** What a message carries. */
export type PayloadOf<Name extends IncomingName> = SocketContract[Name]['payload'];

/** Durable events to one guest: replayed after a reconnect (ADR 0005). */
export interface GuestEvents {
  /**
   * Writes the event in the transaction that caused it. It leaves after the commit. Answers its seq.
   * Those that one transaction appends for a guest without waiting in between are one statement.
   */
  append<Name extends IncomingName>(
    tx: AnyTransaction,
    guestId: string,
    name: Name,
    payload: PayloadOf<Name>,
  ): Promise<number>;
}

/** Durable events to one performer, numbered, kept and replayed as those of guests are. */
export interface PerformerEvents {
  append<Name extends StudioEventName>(
    tx: AnyTransaction,
    performerId: string,
    name: Name,
    payload: StudioSocketContract[Name]['payload'],
  ): Promise<number>;
}

/** Frames that repeat an absolute state to all windows of one performer. */
export interface PerformerFrames {
  send<Name extends StudioEventName>(
    performerId: string,
    name: Name,
    payload: StudioSocketContract[Name]['payload'],
  ): Promise<void>;
}

/** Broadcasts to every connection, kept in a ring of the last 1 024. */
export interface Broadcast {
  publish<Name extends IncomingName>(name: Name, payload: PayloadOf<Name>): Promise<void>;
}

/** Frames that repeat an absolute state to all connections of one guest. Not kept, not replayed. */
export interface GuestFrames {
  send<Name extends IncomingName>(
    guestId: string,
    name: Name,
    payload: PayloadOf<Name>,
  ): Promise<void>;
}

/** Which guests are connected, on all nodes. */
export interface Presence {
  isOnline(guestId: string): Promise<boolean>;
  /** Guests with a socket on any node, in no order. For operators: it looks at all of them. */
  list(): Promise<readonly string[]>;
}

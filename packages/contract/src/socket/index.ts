import type { Static } from 'typebox';
import type { MessageDefinition } from '../define.ts';
import { socketMessages } from './generated.ts';

export { socketMessages };
export { closeCodes, incomingEnvelope, limitReasons, outgoingEnvelope } from './frames.ts';
export type { SocketEvents, SocketPort } from './ports.ts';

type Messages = typeof socketMessages;

/** The name of a message, in either direction. */
export type MessageName = keyof Messages;

type NamesOf<Direction extends 'in' | 'out'> = {
  [Name in MessageName]: Messages[Name]['direction'] extends Direction ? Name : never;
}[MessageName];

/** Client to server. */
export type OutgoingName = NamesOf<'out'>;
/** Server to client. */
export type IncomingName = NamesOf<'in'>;

/** Name to payload: types only. */
export type SocketContract = {
  readonly [Name in MessageName]: { readonly payload: Static<Messages[Name]['payload']> };
};

/** The two streams of events: a guest's own, and what everybody gets. */
export type StreamName = 'guest' | 'public';

/** Where a client stands in a stream. */
export interface StreamPosition {
  readonly epoch: string;
  readonly seq: number;
}

/** A frame on its way to the server. [RU-socket-envelope] */
export interface OutgoingFrame<Name extends OutgoingName = OutgoingName> {
  readonly type: Name;
  readonly accessToken: string;
  readonly guestId: string | null;
  readonly payload: SocketContract[Name]['payload'];
  readonly clientId?: string;
}

/** A frame from the server. */
export interface IncomingFrame<Name extends IncomingName = IncomingName> {
  readonly type: Name;
  readonly payload: SocketContract[Name]['payload'];
  readonly stream: StreamName;
  /** The position of the stream; absolute frames repeat it. */
  readonly seq: number;
  /** Server time in ms. */
  readonly at: number;
}

/** Any frame from the server, told apart by `type`. */
export type IncomingEvent = { [Name in IncomingName]: IncomingFrame<Name> }[IncomingName];

/** The definition of a message, for code that walks over all of them. */
export function socketMessage(name: MessageName): MessageDefinition {
  return socketMessages[name];
}

/** All definitions. */
export const socketMessageList: readonly MessageDefinition[] = Object.values(socketMessages);

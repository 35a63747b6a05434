/** What is broadcast: a performer comes online, as the server says it. */
export const eventName = 'actorOnline';
export const eventPayload = {
  actorId: '1042',
  isOnline: true,
  isBusy: false,
  freeChat: true,
  isOnlineMobileVideocall: false,
  isLivePreviewEnabled: true,
  isVoyeurChatAvailable: false,
} as const;

/** The frame that the peers send; ours writes its own, with the same members. */
export const frameAt = (seq: number): object => ({
  type: eventName,
  payload: eventPayload,
  stream: 'public',
  seq,
  at: Date.now(),
});

export type Kind = 'ours' | 'ws' | 'socket.io';

/** Milliseconds of a clock that all processes of a machine share. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;

export type ServerOrder =
  | { readonly order: 'start' }
  | { readonly order: 'memory' }
  /** Answers the times at which each broadcast began; `null`: all of them in one turn. */
  | { readonly order: 'broadcast'; readonly count: number; readonly everyMs: number | null };

/** Bytes, after everything that nobody holds was let go. */
export interface ServerMemory {
  readonly resident: number;
  /** Of the engine: its heap and what hangs on it. */
  readonly used: number;
}

export type ClientOrder =
  | {
      readonly order: 'connect';
      readonly kind: Kind;
      readonly port: number;
      readonly count: number;
    }
  /** Begins to count; answers at once. */
  | { readonly order: 'expect'; readonly kind: Kind; readonly perClient: number }
  /** Answers when all have come. */
  | { readonly order: 'arrived'; readonly kind: Kind }
  | { readonly order: 'disconnect'; readonly kind: Kind };

export interface Arrivals {
  /** When the last frame came. */
  readonly last: number;
  /** Times of every frame, in order, at some of the clients. */
  readonly seen: readonly (readonly number[])[];
}

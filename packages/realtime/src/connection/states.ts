import type { SocketContract } from '@vx/contract/socket';
import type { ConnectionReport } from '../ports.ts';

/** Why no further connection is tried. */
export type StopReason =
  /** 1002 before any session was acknowledged. [RU-socket-no-reconnect-protocol-error-first] */
  | 'protocolError'
  /** [RU-socket-session-expiry-reload] */
  | 'sessionEnded';

/** What every state remembers. */
export interface Trail {
  /** Connections tried in the life of this client, this one included. */
  readonly attempt: number;
  /** Tries in a row without an acknowledged session. */
  readonly failures: number;
  /** Whether any session was ever acknowledged. */
  readonly acknowledged: boolean;
}

export type ConnectionState =
  | ({ readonly name: 'idle' } & Trail)
  | ({ readonly name: 'connecting' } & Trail)
  | ({ readonly name: 'handshake' } & Trail)
  | ({
      readonly name: 'online';
      /** What went out that no pong has answered yet. A probe has a deadline, a ping has until the next one. */
      readonly awaiting: 'ping' | 'probe' | null;
      /** When the session ends unless a pong refreshes it; ms since the epoch. */
      readonly expiresAt: number;
      readonly guestId: string | null;
    } & Trail)
  | ({
      readonly name: 'waiting';
      /** Milliseconds this wait was given. */
      readonly delayMs: number;
    } & Trail)
  | ({ readonly name: 'stopped'; readonly reason: StopReason } & Trail);

export type ConnectionEvent =
  | { readonly type: 'started' }
  | { readonly type: 'opened' }
  | {
      readonly type: 'acknowledged';
      readonly at: number;
      readonly session: SocketContract['sessionAcknowledge']['payload'];
    }
  | { readonly type: 'ponged'; readonly at: number; readonly ttl: number }
  | { readonly type: 'gapFound' }
  | { readonly type: 'sessionExpired' }
  | {
      readonly type: 'closed';
      readonly code: number;
      readonly reason: string;
      readonly jitter: number;
    }
  /** The guest came back: wake, online, focus. */
  | { readonly type: 'probed' }
  | { readonly type: 'timedOut'; readonly timer: Timer; readonly jitter: number }
  /** The owner takes the connection down: the tab leaves, or its guest changed. */
  | { readonly type: 'ended' };

export type Timer = 'ping' | 'probe' | 'handshake' | 'expiry' | 'retry';

export type ConnectionEffect =
  | { readonly type: 'open' }
  /** Lets go of the socket; nothing it reports later counts. */
  | { readonly type: 'close'; readonly code: number; readonly reason: string }
  | { readonly type: 'sendSessionRequest' }
  | { readonly type: 'sendPing' }
  | { readonly type: 'flushQueue' }
  | { readonly type: 'arm'; readonly timer: Timer; readonly delayMs: number }
  | { readonly type: 'disarm'; readonly timer: Timer }
  | { readonly type: 'disarmAll' }
  | { readonly type: 'report'; readonly report: ConnectionReport }
  | { readonly type: 'endSession' };

export const INITIAL_STATE: ConnectionState = {
  name: 'idle',
  attempt: 0,
  failures: 0,
  acknowledged: false,
};

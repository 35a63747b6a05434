import type { ConnectionState, StopReason } from './connection/states.ts';

/** The connection, whichever tab holds it. */
export type LinkState =
  | { readonly name: 'idle' }
  | { readonly name: 'connecting'; readonly attempt: number }
  /** `expiresAt`: when the session ends unless a pong refreshes it, ms since the epoch. [RU-socket-pong-ttl] */
  | { readonly name: 'online'; readonly expiresAt: number; readonly guestId: string | null }
  | { readonly name: 'waiting'; readonly attempt: number; readonly delayMs: number }
  | { readonly name: 'stopped'; readonly reason: StopReason };

/** `alone`: this tab cannot share a socket. `joining`: no leader is known yet. */
export type TabRole = 'alone' | 'joining' | 'leader' | 'follower';

/** How the connection stands, and this tab's part in it. */
export interface RealtimeSnapshot {
  readonly link: LinkState;
  readonly role: TabRole;
  /** Messages of this tab without a known outcome. */
  readonly unsettled: number;
}

/** Open and acknowledged are one step to the outside. */
export function toLinkState(state: ConnectionState): LinkState {
  return state.name === 'handshake' ? { name: 'connecting', attempt: state.attempt } : state;
}

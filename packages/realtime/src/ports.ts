/** The connection below everything else here: texts in order. Nothing may be called after `closed`. */
export interface TransportSocket {
  send(text: string): void;
  /** 1000 or 3000 to 4999, as browsers have it. */
  close(code: number, reason: string): void;
}

/** What a connection tells, in this order: opened, received any number of times, closed. */
export interface SocketHandlers {
  opened(): void;
  received(text: string): void;
  /** Once, also when the connection never opened; a break without a close frame is 1006. */
  closed(code: number, reason: string): void;
}

/** Opens a connection and answers at once; what comes of it is told to the handlers. */
export type OpenSocket = (handlers: SocketHandlers) => TransportSocket;

/** Who leads the tabs of a browser. */
export interface LeaderLocks {
  /**
   * Queues for the lock, or with `steal` takes it from its holder. Disposing gives it back or leaves
   * the queue. `lost` is called when somebody stole it.
   */
  request(
    name: string,
    steal: boolean,
    handlers: { readonly held: () => void; readonly lost: () => void },
  ): Disposable;
}

/** Carries JSON values to the other tabs, in order per sender; never to the sender itself. */
export interface TabChannel extends Disposable {
  post(message: unknown): void;
}

/** Opens a channel to the other tabs of this origin; nobody receives what they send themselves. */
export type OpenTabChannel = (name: string, received: (message: unknown) => void) => TabChannel;

/** What tabs share a connection by. */
export interface TabPorts {
  readonly locks: LeaderLocks;
  readonly openChannel: OpenTabChannel;
}

/**
 * What the page tells. `probe`: the guest is back (wake, online, focus). `suspend`: the tab is about
 * to be frozen or left. `resume`: it runs again.
 */
export type PageSignal = 'probe' | 'suspend' | 'resume';

/** Whether the page is in sight, and the signals that it gives. */
export interface PageSignals {
  isVisible(): boolean;
  listen(listener: (signal: PageSignal) => void): Disposable;
}

/** Fields of `POST /logger/websocketConnectionError`. [RU-socket-close-logged] */
export interface ConnectionReport {
  readonly connectionAttempt: number;
  readonly error: 'connection closed' | 'pong missing';
  readonly errorCode: number;
  readonly errorReason: string;
  readonly websocketType: string;
}

/** Read for every frame, so that a login changes the next one. */
export interface RealtimeConfig {
  readonly language: 'de' | 'en' | 'nl' | 'es';
  /** Public session tag of the envelope. */
  readonly accessToken: string;
  /** The credential; `null` where the upgrade carries the cookie. */
  readonly bearer: string | null;
  /** `null`: logged out. */
  readonly guestId: string | null;
}

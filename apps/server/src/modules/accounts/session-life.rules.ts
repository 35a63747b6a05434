/**
 * How long the browser keeps a session: until its end, or until the browser is closed. The guest says so at
 * each log-in; whoever makes an account on a device begins with one that is kept.
 */
export type SessionLife = 'kept' | 'browser';

/** As it is asked for. Clients that ask for nothing are kept logged in. */
export const lifeOf = (asked: { readonly stayLoggedIn?: boolean | undefined }): SessionLife =>
  asked.stayLoggedIn === false ? 'browser' : 'kept';

/**
 * Seconds without a sign of life until a session ends that its browser forgets. Nobody can tell the server
 * that a browser was closed, so what was left open on somebody else's device ends soon: half a day is a night
 * with the browser open.
 */
export const browserIdleSeconds = 12 * 3600;

/** Seconds without a sign of life until a session ends. `keptSeconds`: for one that is kept (`VX_SESSION_TTL`). */
export const idleSecondsOf = (life: SessionLife, keptSeconds: number): number =>
  life === 'browser' ? Math.min(browserIdleSeconds, keptSeconds) : keptSeconds;

import type { SessionStart } from '@vx/contract';
import { deviceCookie, deviceCookieSeconds, sessionCookie } from '../../platform/auth.ts';
import type { RestCall } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import type { NewSession } from './session-store.ts';

type Call = Pick<RestCall<'POST /auth/login'>, 'caller' | 'setCookie'>;

/**
 * Hands a new session to its browser and ends the one it came with. (ADR 0002: login rotates everything.)
 * The cookie of one that ends with the browser has no age; the device is known again all the same.
 */
export async function handOver(
  deps: AccountsDeps,
  call: Call,
  guestId: string,
  session: NewSession,
  deviceId: string,
): Promise<SessionStart> {
  if (call.caller.guestId !== null && call.caller.sessionId !== null) {
    await deps.sessions.end([call.caller.sessionId], 'replaced');
  }
  call.setCookie(
    sessionCookie,
    session.cookieSecret,
    session.life === 'kept' ? { maxAgeSeconds: session.maxAge } : {},
  );
  call.setCookie(deviceCookie, deps.devices.sign(deviceId), { maxAgeSeconds: deviceCookieSeconds });
  return {
    guest: await deps.pageGuest(guestId, call.caller.language),
    bearer: session.bearer,
    feedToken: deps.feedTokens.issue(session.sessionId),
    accessToken: session.tag,
    expiresIn: session.expiresIn,
    deletionDueAt: (await deps.deletionOf?.(guestId))?.toISOString() ?? null,
  };
}

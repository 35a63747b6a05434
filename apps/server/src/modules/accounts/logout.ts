import { sessionCookie } from '../../platform/auth.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';

/** Ends this session; other devices stay logged in. */
export const logout =
  (deps: Pick<AccountsDeps, 'sessions'>): RestHandler<'POST /auth/logout'> =>
  async ({ caller, setCookie }) => {
    if (caller.guestId !== null && caller.sessionId !== null) {
      await deps.sessions.end([caller.sessionId], 'loggedOut');
    }
    setCookie(sessionCookie, '', { maxAgeSeconds: 0 });
    return { success: true };
  };

import { emailKey } from '@vx/session-core/rules';
import { studioCookie } from '../../platform/auth.ts';
import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { StudioHandler } from '../../platform/module.ts';
import { isPasswordOf } from '../accounts/index.ts';
import { performerView } from './performer-view.ts';
import type { PerformersDeps } from './performers-deps.ts';
import { showGoneAway } from './presence.ts';

/** Logs in with a new session. Unknown addresses and wrong passwords look and last the same. */
export const login =
  (deps: PerformersDeps): StudioHandler<'POST /login'> =>
  async ({ body, caller, setCookie }) => {
    const key = emailKey(body.email);
    const guess = await deps.throttle.begin({
      by: 'studio',
      account: key,
      address: addressKey(caller.ip),
      knownDevice: null,
    });
    const performer = await deps.database.read
      .selectFrom('performers')
      .selectAll()
      .where('email_key', '=', key)
      .executeTakeFirst();
    const isRight = await isPasswordOf(performer ?? null, body.password);
    if (!performer || !isRight) {
      const reason = performer ? 'password' : 'unknown';
      deps.securityLog.note({ event: 'logInFailed', reason }, { ip: caller.ip });
      throw new OperationError('LOGIN_WRONG');
    }
    await guess.succeed();
    const session = await deps.database.transaction((tx) =>
      deps.sessions.create(tx, performer.id, caller.userAgent),
    );
    if (caller.sessionId !== null) await deps.sessions.end([caller.sessionId], 'replaced');
    setCookie(studioCookie, session.cookieSecret, { maxAgeSeconds: session.maxAge });
    return {
      performer: await performerView(
        deps,
        { id: performer.id, actorId: performer.actor_id },
        performer.language,
      ),
      bearer: session.bearer,
      accessToken: session.tag,
      expiresIn: session.expiresIn,
    };
  };

/** Ends this session; other windows of another log-in stay. Who spoke for the performer is away then, unless a chat runs. */
export const logout =
  (deps: PerformersDeps): StudioHandler<'POST /logout'> =>
  async ({ caller, setCookie }) => {
    if (caller.sessionId !== null) {
      await deps.sessions.end([caller.sessionId], 'loggedOut');
      // The session is over whatever becomes of this; the job does it again within ten seconds.
      await showGoneAway(deps).catch((error: unknown) =>
        deps.logger.warn('who logged out was not shown as away', { err: error }),
      );
    }
    setCookie(studioCookie, '', { maxAgeSeconds: 0 });
    return { success: true };
  };

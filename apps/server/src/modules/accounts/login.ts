import { emailKey } from '@vx/session-core/rules';
import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, findGuestsByEmail } from './accounts.repository.ts';
import { deviceFor, findOpenedOn, keepDevice } from './devices.ts';
import { findByPassword } from './password.ts';
import { lifeOf } from './session-life.rules.ts';
import { handOver } from './start-session.ts';

/** Logs in with a new session. Unknown addresses and wrong passwords look and last the same. */
export const login =
  (deps: AccountsDeps): RestHandler<'POST /auth/login'> =>
  async (call) => {
    const key = emailKey(call.body.email);
    const openedHere = await findOpenedOn(deps.database.read, key, call.caller.deviceId);
    const guess = await deps.throttle.begin({
      by: 'password',
      account: key,
      address: addressKey(call.caller.ip),
      knownDevice: openedHere.size > 0 ? call.caller.deviceId : null,
    });
    const accounts = await findGuestsByEmail(deps.database.read, key);
    const { password } = call.body;
    const guest = await findByPassword(
      guess.opens === 'any' ? accounts : accounts.filter(({ id }) => openedHere.has(id)),
      { password, salt: deps.saltOf(key) },
    );
    if (!guest) {
      const reason = accounts.length > 0 ? 'password' : 'unknown';
      deps.securityLog.note({ event: 'logInFailed', reason }, { ip: call.caller.ip });
      throw new OperationError('LOGIN_WRONG');
    }
    await guess.succeed();
    if (guest.locked) {
      const actor = { guestId: guest.id, ip: call.caller.ip };
      deps.securityLog.note({ event: 'logInFailed', reason: 'locked' }, actor);
      throw new OperationError('GUEST_LOCKED');
    }
    const deviceId = deviceFor(deps, call.caller);
    const session = await deps.database.transaction(async (tx) => {
      // A password that changes meanwhile waits for this session, and then ends it.
      const now = await findGuest(tx, guest.id, 'share');
      if (now?.password_hash !== guest.password_hash) throw new OperationError('LOGIN_WRONG');
      await keepDevice(deps, tx, guest.id, deviceId);
      return deps.sessions.create(tx, guest.id, call.caller.userAgent, lifeOf(call.body));
    });
    return handOver(deps, call, guest.id, session, deviceId);
  };

import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuestByEmail } from './accounts.repository.ts';
import { emailKey } from './email.rules.ts';
import { pretendToVerify, verifyPassword } from './password.ts';
import { handOver } from './start-session.ts';

/** Logs in with a new session. Unknown addresses and wrong passwords look and last the same. */
export const login =
  (deps: AccountsDeps): RestHandler<'POST /auth/login'> =>
  async (call) => {
    const key = emailKey(call.body.email);
    const address = addressKey(call.caller.ip);
    await deps.throttle.begin(key, address);
    const guest = await findGuestByEmail(deps.database.read, key);
    if (!guest) {
      await pretendToVerify(call.body.password);
      throw new OperationError('LOGIN_WRONG');
    }
    if (!(await verifyPassword(guest.password_hash, call.body.password)))
      throw new OperationError('LOGIN_WRONG');
    await deps.throttle.succeed(key, address);
    if (guest.locked) throw new OperationError('GUEST_LOCKED');
    const session = await deps.database.transaction((tx) =>
      deps.sessions.create(tx, guest.id, call.caller.userAgent),
    );
    return handOver(deps, call, guest.id, session);
  };

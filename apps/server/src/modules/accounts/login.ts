import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findGuest, findGuestByEmail } from './accounts.repository.ts';
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
    const session = await deps.database.transaction(async (tx) => {
      // A password that changes meanwhile waits for this session, and then ends it.
      const now = await findGuest(tx, guest.id, 'share');
      if (now?.password_hash !== guest.password_hash) throw new OperationError('LOGIN_WRONG');
      return deps.sessions.create(tx, guest.id, call.caller.userAgent);
    });
    return handOver(deps, call, guest.id, session);
  };

import { violatedConstraint } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { checkSignUp, cleanName, nameKey } from './account.rules.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { emailKey } from './email.rules.ts';
import { hashPassword } from './password.ts';
import { sendVerification } from './send-verification.ts';
import type { NewSession } from './session-store.ts';
import { handOver } from './start-session.ts';

/** Creates an account, its wallet and a session, and sends the mail that confirms the address. */
export const signUp =
  (deps: AccountsDeps): RestHandler<'POST /auth/signup'> =>
  async (call) => {
    const { body } = call;
    checkSignUp(body);
    const guest = {
      id: deps.random.uuid(),
      email: body.email.trim(),
      name: cleanName(body.name),
      language: body.language,
    };
    const passwordHash = await hashPassword(body.password);
    let session: NewSession;
    try {
      session = await deps.database.transaction(async (tx) => {
        await tx
          .insertInto('guests')
          .values({
            ...guest,
            email_key: emailKey(guest.email),
            email_verified_at: null,
            name_key: nameKey(guest.name),
            password_hash: passwordHash,
            signup_origin: body.origin ?? null,
            terms_accepted_at: new Date(deps.clock.now()),
            created_at: new Date(deps.clock.now()),
          })
          .execute();
        await deps.onGuestCreated(tx, { guestId: guest.id, email: guest.email, name: guest.name });
        await sendVerification(deps, tx, guest);
        return deps.sessions.create(tx, guest.id, call.caller.userAgent);
      });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'guests_email_key') throw new OperationError('EMAIL_TAKEN');
      if (constraint === 'guests_name_key') throw new OperationError('NAME_TAKEN');
      throw error;
    }
    return handOver(deps, call, guest.id, session);
  };

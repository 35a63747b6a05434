import type { Language } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';
import {
  cleanName,
  emailKey,
  isGuestEmail,
  nameFor,
  nameKey,
  personalWords,
  refuseName,
  refusePassword,
} from '@vx/session-core/rules';
import { violatedConstraint, type Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/http/app.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { findOwnerOfEmail, type GuestRow } from './accounts.repository.ts';
import { deviceFor, keepDevice } from './devices.ts';
import { hashPassword } from './password.ts';
import { isGuessable } from './password-strength.ts';
import { keepEmailToken } from './send-verification.ts';
import type { NewSession } from './session-store.ts';
import { handOver } from './start-session.ts';
import type { AccountsTables } from './tables.ts';

/**
 * Creates an account, its wallet and a session, and sends the mail that confirms the address. It looks
 * and lasts the same when somebody else has confirmed that address: the account is made all the same,
 * and its owner hears of it instead. (ADR 0018)
 */
export const signUp =
  (deps: AccountsDeps): RestHandler<'POST /auth/signup'> =>
  async (call) => {
    const { body } = call;
    checkSignUp(body);
    const key = emailKey(body.email);
    const guest = {
      id: deps.random.uuid(),
      email: body.email.trim(),
      name: body.name === undefined ? await findName(deps, body.language) : cleanName(body.name),
      language: body.language,
    };
    if (await isTaken(deps, guest.name)) throw new OperationError('NAME_TAKEN');
    if (await isGuessable(body.password, personalWords(guest)))
      throw new OperationError('PASSWORD_WEAK');
    // What a guest mends in the form counts for nothing.
    await deps.throttle.countSignUp(key, addressKey(call.caller.ip));
    const passwordHash = await hashPassword(body.password, deps.saltOf(key));
    const deviceId = deviceFor(deps, call.caller);
    let session: NewSession;
    try {
      session = await deps.database.transaction(async (tx) => {
        await tx
          .insertInto('guests')
          .values({
            ...guest,
            email_key: key,
            email_verified_at: null,
            name_key: nameKey(guest.name),
            password_hash: passwordHash,
            signup_origin: body.origin ?? null,
            terms_accepted_at: new Date(deps.clock.now()),
            created_at: new Date(deps.clock.now()),
          })
          .execute();
        const { id: guestId, email, name } = guest;
        await deps.domainEvents.emit(tx, 'guestCreated', { guestId, email, name, deviceId });
        await askAddress(deps, tx, guest);
        await keepDevice(deps, tx, guest.id, deviceId);
        return deps.sessions.create(tx, guest.id, call.caller.userAgent);
      });
    } catch (error) {
      if (violatedConstraint(error) === 'guests_name_key') throw new OperationError('NAME_TAKEN');
      throw error;
    }
    return handOver(deps, call, guest.id, session, deviceId);
  };

/**
 * Checks what the schema cannot say.
 * @throws OperationError TERMS_REQUIRED, EMAIL_INVALID, NAME_INVALID, NAME_RESERVED, PASSWORD_WEAK,
 * PASSWORD_PERSONAL
 */
function checkSignUp(signUp: RestContract['POST /auth/signup']['body']): void {
  if (!signUp.acceptTerms || !signUp.ofAge) throw new OperationError('TERMS_REQUIRED');
  if (!isGuestEmail(signUp.email.trim())) throw new OperationError('EMAIL_INVALID');
  const { email, password, name } = signUp;
  const refusal =
    (name === undefined ? null : refuseName(name)) ??
    refusePassword(password, { email, name: name ?? '' });
  if (refusal) throw new OperationError(refusal);
}

/** A name for whoever chose none. */
async function findName(
  deps: Pick<AccountsDeps, 'database' | 'random'>,
  language: Language,
): Promise<string> {
  const name = nameFor(language, deps.random.next());
  return (await isTaken(deps, name)) ? findName(deps, language) : name;
}

/** Before a hash is reckoned; two at the same time meet at the constraint. */
async function isTaken(
  { database }: Pick<AccountsDeps, 'database'>,
  name: string,
): Promise<boolean> {
  const taken = await database.read
    .selectFrom('guests')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return taken !== undefined;
}

/** The same work either way; the link of an address that is somebody's goes to nobody. */
async function askAddress(
  deps: Pick<AccountsDeps, 'clock' | 'mailer'>,
  tx: Transaction<AccountsTables>,
  guest: Pick<GuestRow, 'id' | 'email' | 'name' | 'language'>,
): Promise<void> {
  const owner = await findOwnerOfEmail(tx, emailKey(guest.email));
  const link = { guest_id: guest.id, purpose: 'verify', email: guest.email } as const;
  const token = await keepEmailToken(deps, tx, link);
  await (owner
    ? deps.mailer.send(tx, {
        to: owner.email,
        template: 'emailInUse',
        args: { name: owner.name },
        language: owner.language,
      })
    : deps.mailer.send(tx, {
        to: guest.email,
        template: 'verifyEmail',
        args: { name: guest.name, token },
        language: guest.language,
      }));
}

import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { OperationError } from '../../../platform/errors.ts';
import { addressKey } from '../../../platform/http/app.ts';
import type { RestHandlers } from '../../../platform/module.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findGuest } from '../accounts.repository.ts';
import { deviceFor, keepDevice, knownDeviceOf } from '../devices.ts';
import { lifeOf } from '../session-life.rules.ts';
import { handOver } from '../start-session.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { userHandleOf, type RelyingParty } from './passkeys.rules.ts';
import { verifyProof } from './verify.ts';

/**
 * Logs in with a passkey instead of address and password, with a new session as any login. Tries are
 * slowed down as those with a password are, by counters of their own: guesses at the password keep
 * nobody from a passkey.
 */
export const passkeyLogin = (
  deps: AccountsDeps,
  site: RelyingParty,
): Pick<RestHandlers, 'POST /auth/passkeyLoginOptions' | 'POST /auth/passkeyLogin'> => ({
  'POST /auth/passkeyLoginOptions': async () => {
    // No list of passkeys: it would tell who has an account. The browser knows which fit.
    const options = await generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
    });
    const expiresIn = await keepChallenge(deps, options.challenge, null);
    return { options: { ...options }, expiresIn };
  },

  'POST /auth/passkeyLogin': async (call) => {
    const { credential } = call.body;
    const { challenge } = await takeChallenge(deps, credential.clientDataJSON, null);
    const known = await deps.database.read
      .selectFrom('passkeys')
      .innerJoin('guests', 'guests.id', 'passkeys.guest_id')
      .select('guests.locked')
      .selectAll('passkeys')
      .where('passkeys.credential_id', '=', credential.id)
      .executeTakeFirst();
    const { deviceId: callerDevice, ip } = call.caller;
    const guess = await deps.throttle.begin({
      by: 'passkey',
      account: credential.id,
      address: addressKey(ip),
      knownDevice: known
        ? await knownDeviceOf(deps.database.read, known.guest_id, callerDevice)
        : null,
    });
    const noteFailure = (): void =>
      deps.securityLog.note({ event: 'logInFailed', reason: 'passkey' }, { ip });
    if (!known) {
      noteFailure();
      throw new OperationError('PASSKEY_UNKNOWN');
    }
    const { userHandle } = credential;
    if (userHandle !== undefined && userHandle !== userHandleOf(known.guest_id)) {
      noteFailure();
      throw new OperationError('PASSKEY_REFUSED');
    }
    const proof = await verifyProof(site, challenge, known, credential).catch((error: unknown) => {
      noteFailure();
      throw error;
    });
    await guess.succeed();
    if (known.locked) throw new OperationError('GUEST_LOCKED');
    if (known.suspended_at) throw new OperationError('PASSKEY_SUSPENDED');
    const deviceId = deviceFor(deps, call.caller);
    const session = await deps.database.transaction(async (tx) => {
      // Locking and deleting wait for this session, and then end it.
      const now = await findGuest(tx, known.guest_id, 'share');
      if (now?.locked) throw new OperationError('GUEST_LOCKED');
      const used = await tx
        .updateTable('passkeys')
        .set({
          counter: proof.newCounter,
          synced: proof.credentialBackedUp,
          last_used_at: new Date(deps.clock.now()),
        })
        .where('id', '=', known.id)
        .where('suspended_at', 'is', null)
        // Neither removed meanwhile, nor used by a copy of it at the same time.
        .where('counter', '=', known.counter)
        .returning('id')
        .executeTakeFirst();
      if (!used) throw new OperationError('PASSKEY_REFUSED');
      await keepDevice(deps, tx, known.guest_id, deviceId);
      return deps.sessions.create(tx, known.guest_id, call.caller.userAgent, lifeOf(call.body));
    });
    return handOver(deps, call, known.guest_id, session, deviceId);
  },
});

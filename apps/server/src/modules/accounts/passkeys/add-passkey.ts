import { generateRegistrationOptions } from '@simplewebauthn/server';
import { OperationError } from '../../../platform/errors.ts';
import type { Caller, RestHandlers } from '../../../platform/module.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findGuest } from '../accounts.repository.ts';
import { confirmPassword } from '../confirm-password.ts';
import { raiseEpoch } from '../credential-epoch.ts';
import type { AccountsTables } from '../tables.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { shownPasskey } from './own-passkeys.ts';
import { algorithms, maxPasskeys, passkeyNameOf, type RelyingParty } from './passkeys.rules.ts';
import { verifyNew } from './verify.ts';

type Deps = Pick<
  AccountsDeps,
  'database' | 'clock' | 'random' | 'mailer' | 'throttle' | 'securityLog' | 'domainEvents'
>;

function owner({ guestId, sessionId }: Caller): { guestId: string; sessionId: string } {
  if (guestId === null || sessionId === null) throw new OperationError('NEED_LOGIN');
  return { guestId, sessionId };
}

/** What browsers know the passkeys of a guest by. */
export const passkeysOf = (
  db: Database<AccountsTables>['read'] | Transaction<AccountsTables>,
  guestId: string,
): Promise<readonly { readonly credential_id: string; readonly transports: string[] }[]> =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('guest_id', '=', guestId)
    .execute();

/**
 * Adds a passkey in two steps. It opens the account as a password does, so who adds one says the
 * password first, and only the session in which it was said may finish.
 */
export const addPasskey = (
  deps: Deps,
  site: RelyingParty,
): Pick<RestHandlers, 'POST /auth/passkeyOptions' | 'POST /auth/addPasskey'> => ({
  'POST /auth/passkeyOptions': async ({ caller, body }) => {
    const asker = owner(caller);
    const { guestId } = asker;
    const guest = await confirmPassword(deps, { guestId, password: body.password }, caller);
    const known = await passkeysOf(deps.database.read, guestId);
    if (known.length >= maxPasskeys) throw new OperationError('PASSKEYS_FULL');
    const options = await generateRegistrationOptions({
      rpName: site.name,
      rpID: site.id,
      userID: new TextEncoder().encode(guestId),
      userName: guest.email,
      userDisplayName: guest.name,
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      // One device holds one passkey of an account.
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const expiresIn = await keepChallenge(deps, options.challenge, {
      ...asker,
      epoch: guest.credential_epoch,
    });
    return { options: { ...options }, expiresIn };
  },

  'POST /auth/addPasskey': async ({ caller, body }) => {
    const asker = owner(caller);
    const { guestId } = asker;
    const { credential } = body;
    const { challenge, epoch } = await takeChallenge(deps, credential.clientDataJSON, asker);
    const proven = await verifyNew(site, challenge, credential);
    const row = await deps.database.transaction(async (tx) => {
      // In line with others who add one: together they stay below the limit.
      const guest = await findGuest(tx, guestId, 'update');
      if (!guest) throw new OperationError('NEED_LOGIN');
      const known = await passkeysOf(tx, guestId);
      if (known.length >= maxPasskeys) throw new OperationError('PASSKEYS_FULL');
      // Another password meanwhile: the one that was said opens nothing any more.
      if (guest.credential_epoch !== epoch) throw new OperationError('PASSKEY_EXPIRED');
      const added = await tx
        .insertInto('passkeys')
        .values({
          ...proven,
          id: deps.random.uuid(),
          guest_id: guestId,
          transports: [...(credential.transports ?? [])],
          name: passkeyNameOf(body.name, caller.userAgent),
          created_at: new Date(deps.clock.now()),
          last_used_at: null,
        })
        // A passkey opens one account, also when somebody else brings it.
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!added) throw new OperationError('PASSKEY_TAKEN');
      const { credential_id: credentialId } = added;
      await deps.domainEvents.emit(tx, 'passkeyAdded', { guestId, credentialId });
      await raiseEpoch(deps, tx, guestId, 'all');
      await deps.mailer.send(tx, {
        to: guest.email,
        template: 'passkeyAdded',
        args: { name: guest.name, passkey: added.name },
        language: guest.language,
      });
      return added;
    });
    deps.securityLog.note({ event: 'passkeyAdded' }, caller);
    return shownPasskey(row);
  },
});

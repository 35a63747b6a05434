import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type VerifiedAuthenticationResponse,
} from '@simplewebauthn/server';
import type { RestContract } from '@vx/contract/rest';
import type { Selectable } from 'kysely';
import { OperationError } from '../../../platform/errors.ts';
import type { PasskeysTable } from '../tables.ts';
import { algorithms, type RelyingParty } from './passkeys.rules.ts';

type PublicKey = RestContract['POST /auth/addPasskey']['body']['credential'];
type Proof = RestContract['POST /auth/passkeyLogin']['body']['credential'];

/** The library throws at whatever does not fit; to the guest that is one thing. */
async function orRefuse<Result>(check: Promise<Result>): Promise<Result> {
  try {
    return await check;
  } catch (error) {
    throw new OperationError('PASSKEY_REFUSED', undefined, { cause: error });
  }
}

/**
 * Checks a new passkey: made for this site and this challenge, by somebody who unlocked it.
 * @throws OperationError PASSKEY_REFUSED
 */
export async function verifyNew(
  site: RelyingParty,
  challenge: string,
  { id, clientDataJSON, attestationObject }: PublicKey,
): Promise<Pick<PasskeysTable, 'credential_id' | 'public_key' | 'counter' | 'synced'>> {
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) throw new OperationError('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

/**
 * Checks that somebody holds a passkey: signed for this site and this challenge, unlocked, and counted
 * on since the last time; a copy that counts apart is found by that.
 * @throws OperationError PASSKEY_REFUSED
 */
export async function verifyProof(
  site: RelyingParty,
  challenge: string,
  passkey: Pick<Selectable<PasskeysTable>, 'credential_id' | 'public_key' | 'counter'>,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Proof,
): Promise<VerifiedAuthenticationResponse['authenticationInfo']> {
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData,
          signature,
          ...(userHandle === undefined ? {} : { userHandle }),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified) throw new OperationError('PASSKEY_REFUSED');
  return authenticationInfo;
}

import { deviceOf } from '../device.rules.ts';

/** A guest has no more passkeys than this. */
export const maxPasskeys = 20;
/** A challenge to a passkey can be answered for so long: a page that waits asks anew. */
export const challengeLifeMs = 10 * 60_000;

/** Ed25519, P-256 with SHA-256, RSA with SHA-256: what devices sign with, by its number in COSE. */
export const algorithms = [-8, -7, -257];

/** The site as passkeys know it: they answer to no other. */
export interface RelyingParty {
  /** The host; passkeys are bound to it. */
  readonly id: string;
  /** Where a browser has to be when it asks for one. */
  readonly origin: string;
  readonly name: string;
}

export const relyingPartyOf = (origin: string, name: string): RelyingParty => ({
  id: new URL(origin).hostname,
  origin,
  name,
});

/** One blank between words, none around; a passkey without a name is called after its browser. */
export function passkeyNameOf(typed: string | undefined, userAgent: string): string {
  const name = (typed ?? '').normalize('NFKC').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  if (name !== '') return name;
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((word) => word !== '').join(' · ') || 'Passkey';
}

/** What the passkey signed, or `null` when that cannot be read. It is looked up, not believed. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof said === 'object' && said !== null && 'challenge' in said
      ? String(said.challenge)
      : null;
  } catch {
    return null;
  }
}

/** Guests are named to passkeys by their id, which is no name and no address. */
export const userHandleOf = (guestId: string): string => Buffer.from(guestId).toString('base64url');

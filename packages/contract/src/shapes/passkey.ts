import { Type } from 'typebox';
import { answer, flag, id, input, list, nullable, optional, text, time } from './primitives.ts';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });

/** What a guest calls a passkey. */
export const passkeyName = text(60, 1);

/** A passkey as its guest sees it. Nothing of the key itself is shown. */
export const passkey = answer({
  passkeyId: id,
  name: text(60),
  /** Kept by a service that carries it to other devices of the guest. */
  synced: flag,
  createdAt: time,
  /** `null`: never yet. */
  lastUsedAt: nullable(time),
  /** Opens nothing until its guest confirms it: the password was reset by mail after it was added. */
  suspended: flag,
});

/** A new passkey: what `navigator.credentials.create` gave. */
export const passkeyPublicKey = input({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  /** How a browser reaches it again. */
  transports: optional(list(text(20, 1), 10)),
});

/** That somebody holds a passkey: what `navigator.credentials.get` gave. */
export const passkeyProof = input({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  /** Whose passkey it is, as the passkey says. */
  userHandle: optional(bytes(100)),
});

import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { RestContract } from '@vx/contract/rest';
import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

type PublicKey = RestContract['POST /auth/addPasskey']['body']['credential'];
type Proof = RestContract['POST /auth/passkeyLogin']['body']['credential'];

/** What may be wrong about an answer; all is well without it. */
export interface Wrongs {
  /** The page that asks. */
  readonly origin?: string;
  /** The site that it says it asks for. */
  readonly site?: string;
  /** Nobody unlocked the device. */
  readonly locked?: boolean;
  /** What the device says it counted. */
  readonly counter?: number;
  /** Whose it says it is. */
  readonly userHandle?: string;
  /** Another key signs. */
  readonly key?: KeyObject;
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A device with one passkey, as far as WebAuthn sees it: it makes a key pair, signs and counts. */
export class FakePasskey {
  readonly id = randomBytes(32).toString('base64url');
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter: number;
  #userHandle = '';

  /** @param counter where it begins to count; passkeys on several devices stay at 0 (`null`) */
  constructor(origin: string, counter: number | null = 0) {
    this.#origin = origin;
    this.#counter = counter ?? Number.NaN;
  }

  create(
    options: Readonly<Record<string, unknown>>,
    wrongs: Wrongs = {},
  ): PublicKey & { readonly transports: string[] } {
    this.#userHandle = (options['user'] as { readonly id: string }).id;
    const { x = '', y = '' }: JsonWebKey = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head(HAS_KEY, wrongs),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]),
    );
    return {
      id: this.id,
      clientDataJSON: this.#said('webauthn.create', options, wrongs).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  get(options: Readonly<Record<string, unknown>>, wrongs: Wrongs = {}): Proof {
    if (!Number.isNaN(this.#counter)) this.#counter += 1;
    const authData = this.#head(0, wrongs);
    const said = this.#said('webauthn.get', options, wrongs);
    return {
      id: this.id,
      clientDataJSON: said.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign(
        'sha256',
        Buffer.concat([authData, sha256(said)]),
        wrongs.key ?? this.#keys.privateKey,
      ).toString('base64url'),
      userHandle: wrongs.userHandle ?? this.#userHandle,
    };
  }

  #said(type: string, options: Readonly<Record<string, unknown>>, wrongs: Wrongs): Buffer {
    const { challenge } = options;
    const origin = wrongs.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(flags: number, wrongs: Wrongs): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrongs.counter ?? (Number.isNaN(this.#counter) ? 0 : this.#counter));
    const unlocked = wrongs.locked ? 0 : USER_VERIFIED;
    return Buffer.concat([
      sha256(wrongs.site ?? new URL(this.#origin).hostname),
      Buffer.from([USER_PRESENT | unlocked | flags]),
      counter,
    ]);
  }
}

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { PhoneNumberType } from '@vx/contract/enums';
import { pinLengthOf } from '@vx/notify-core/rules';

/** Codes: made at random, kept as a keyed hash, compared in constant time. */
export interface Pins {
  make(type: PhoneNumberType): string;
  hash(verificationId: string, pin: string): Buffer;
  matches(hash: Buffer | null, verificationId: string, pin: string): boolean;
  /** The name under which somebody is counted; tells nothing about who it is. */
  keyOf(kind: string, value: string): string;
}

/** @param secret all nodes share it; without it a million codes were tried in a second */
export function createPins(secret: string): Pins {
  const hmac = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const hash: Pins['hash'] = (verificationId, pin) => hmac(`pin:${verificationId}:${pin}`);
  return {
    make(type) {
      const length = pinLengthOf(type);
      return String(randomInt(10 ** length)).padStart(length, '0');
    },
    hash,
    matches: (kept, verificationId, pin) =>
      kept !== null && timingSafeEqual(kept, hash(verificationId, pin)),
    keyOf: (kind, value) => `${kind}:${hmac(`${kind}:${value}`).toString('base64url')}`,
  };
}

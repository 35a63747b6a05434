import type { RestContract } from '@vx/contract/rest';
import { isVxError, VxError } from '@vx/kernel';

/** A new passkey, as `POST /auth/addPasskey` takes it. */
export type PasskeyPublicKey = RestContract['POST /auth/addPasskey']['body']['credential'];

/** What a passkey signed, as `POST /auth/passkeyLogin` takes it. */
export type PasskeyProof = RestContract['POST /auth/passkeyLogin']['body']['credential'];
/** What WebAuthn is asked with; the server makes it, the browser reads it. */
export type PasskeyOptions = RestContract['POST /auth/passkeyLoginOptions']['response']['options'];

/** Why a device gave no passkey. */
export type PasskeyDeviceCode =
  /** The guest closed the question, or did not answer it. */
  | 'CANCELLED'
  /** The device has a passkey of this account already. */
  | 'ALREADY_HERE'
  /** The browser or the device cannot do it here. */
  | 'DEVICE_FAILED';

/** A device gave no passkey. */
export class PasskeyDeviceError extends VxError<PasskeyDeviceCode> {
  constructor(code: PasskeyDeviceCode, options?: { readonly cause?: unknown }) {
    super(code, `The device gave no passkey: ${code}. The guest may try again.`, options);
  }
  override shouldRetry(): boolean {
    return this.code === 'CANCELLED';
  }
}

const deviceCodes: readonly string[] = [
  'CANCELLED',
  'ALREADY_HERE',
  'DEVICE_FAILED',
] satisfies readonly PasskeyDeviceCode[];

/** Whether a device gave no passkey: by code, whichever copy of this package the device throws with. */
export const isPasskeyDeviceError = (error: unknown): error is PasskeyDeviceError =>
  isVxError(error) && deviceCodes.includes(error.code);

/** What a browser can do about passkeys. A new question ends the one that is open. */
export interface PasskeyDevice {
  /** Whether passkeys are offered in a field, among what the browser would fill in. */
  canFill(): Promise<boolean>;
  /** @throws PasskeyDeviceError */
  create(options: PasskeyOptions): Promise<PasskeyPublicKey>;
  /**
   * @param how `pressed`: the browser asks at once; `filled`: it waits until the guest picks one in a field
   * @throws PasskeyDeviceError
   */
  get(options: PasskeyOptions, how: 'pressed' | 'filled'): Promise<PasskeyProof>;
  /** Ends the open question, if there is one. */
  cancel(): void;
}

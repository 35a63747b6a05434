import { PasskeyDeviceError, type PasskeyDevice, type PasskeyDeviceCode } from '@vx/session-core';

/** Late: only who has a passkey, or adds one, pays for it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** How browsers name what went wrong. [WebAuthn Level 3, 5.1.3 and 5.1.4] */
const codes: Readonly<Record<string, PasskeyDeviceCode>> = {
  NotAllowedError: 'CANCELLED',
  AbortError: 'CANCELLED',
  InvalidStateError: 'ALREADY_HERE',
};

const failed = (error: unknown): PasskeyDeviceError =>
  new PasskeyDeviceError(
    (error instanceof Error ? codes[error.name] : undefined) ?? 'DEVICE_FAILED',
    { cause: error },
  );

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The passkeys of this browser and device. */
export function createPasskeyDevice(): PasskeyDevice {
  let turn = 0;
  /** Loads the code, unless the question was ended meanwhile. */
  const begin = async () => {
    turn += 1;
    const own = turn;
    const loaded = await webAuthn();
    if (own !== turn) throw new PasskeyDeviceError('CANCELLED');
    return loaded;
  };
  let end: (() => void) | null = null;
  return {
    canFill: async () => (await webAuthn()).browserSupportsWebAuthnAutofill(),
    async create(options) {
      const { startRegistration } = await begin();
      try {
        const { id, response } = await startRegistration({ optionsJSON: options as never });
        const { clientDataJSON, attestationObject, transports } = response;
        return { id, clientDataJSON, attestationObject, transports: transports ?? [] };
      } catch (error) {
        throw failed(error);
      }
    },
    async get(options, how) {
      const { startAuthentication, WebAuthnAbortService } = await begin();
      end = () => WebAuthnAbortService.cancelCeremony();
      try {
        const { id, response } = await startAuthentication({
          optionsJSON: options as never,
          useBrowserAutofill: how === 'filled',
        });
        const { clientDataJSON, authenticatorData, signature, userHandle } = response;
        const proof = { id, clientDataJSON, authenticatorData, signature };
        return userHandle === undefined ? proof : { ...proof, userHandle };
      } catch (error) {
        throw failed(error);
      }
    },
    cancel() {
      turn += 1;
      end?.();
      end = null;
    },
  };
}

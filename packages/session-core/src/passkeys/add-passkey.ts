import type { RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import type { PasskeyDevice } from './ports.ts';

/**
 * Adds a passkey of this device to the account: the password first, then the device, then the server.
 * @param said `name` empty: named after the browser
 * @throws PasskeyDeviceError, and what the two calls refuse
 */
export async function addPasskey(
  deps: { readonly calls: Pick<RestCalls, 'call'>; readonly device: PasskeyDevice },
  said: { readonly password: string; readonly name: string },
): Promise<RestContract['POST /auth/addPasskey']['response']> {
  const { calls, device } = deps;
  const { options } = await calls.call('POST /auth/passkeyOptions', {
    body: { password: said.password },
  });
  const credential = await device.create(options);
  return calls.call('POST /auth/addPasskey', {
    body: { credential, ...(said.name === '' ? {} : { name: said.name }) },
  });
}

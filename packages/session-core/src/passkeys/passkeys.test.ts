import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import { FakeClock } from '@vx/kernel/testing';
import { expect, it } from 'vitest';
import { addPasskey } from './add-passkey.ts';
import { createPasskeyLogin } from './passkey-login.ts';
import {
  PasskeyDeviceError,
  type PasskeyDevice,
  type PasskeyDeviceCode,
  type PasskeyOptions,
  type PasskeyProof,
} from './ports.ts';

const ASK = 'POST /auth/passkeyLoginOptions';
const LOG_IN = 'POST /auth/passkeyLogin';
const proof: PasskeyProof = {
  id: 'key-1',
  clientDataJSON: 'c',
  authenticatorData: 'a',
  signature: 's',
};
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A browser whose guest answers when a test says so. */
class FakeDevice implements PasskeyDevice {
  readonly asked: { readonly challenge: unknown; readonly how: 'pressed' | 'filled' | 'create' }[] =
    [];
  cancelled = 0;
  fills = true;
  #open: { resolve: (proof: PasskeyProof) => void; reject: (error: unknown) => void } | null = null;

  canFill = () => Promise.resolve(this.fills);
  create(options: PasskeyOptions) {
    this.asked.push({ challenge: options['challenge'], how: 'create' });
    return Promise.resolve({ id: 'key-1', clientDataJSON: 'c', attestationObject: 'o' });
  }
  get(options: PasskeyOptions, how: 'pressed' | 'filled') {
    this.asked.push({ challenge: options['challenge'], how });
    return new Promise<PasskeyProof>((resolve, reject) => (this.#open = { resolve, reject }));
  }
  cancel() {
    if (this.#open) this.cancelled += 1;
    this.fail('CANCELLED');
  }
  answer() {
    this.#open?.resolve(proof);
    this.#open = null;
  }
  fail(code: PasskeyDeviceCode) {
    this.#open?.reject(new PasskeyDeviceError(code));
    this.#open = null;
  }
}

function setUp() {
  const { rest, api } = createTestRestClient();
  const clock = new FakeClock(0);
  const device = new FakeDevice();
  let challenges = 0;
  api.on(ASK, () => {
    challenges += 1;
    return { options: { challenge: `c${challenges}` }, expiresIn: 600 };
  });
  api.on(LOG_IN, () => ({ expiresIn: 60, deletionDueAt: null }) as never);
  const login = createPasskeyLogin({ calls: rest, device, scheduler: clock });
  return { api, clock, device, login, rest, state: () => login.getSnapshot().state };
}

it('logs in when the guest presses and the device answers', async () => {
  const { api, device, login, state } = setUp();
  login.getSnapshot().press?.();
  expect([state().kind, login.getSnapshot().press]).toEqual(['asking', null]);
  await settle();
  expect(device.asked).toEqual([{ challenge: 'c1', how: 'pressed' }]);
  device.answer();
  await settle();
  expect(api.callsOf(LOG_IN)[0]?.body).toEqual({ credential: proof });
  expect(state()).toMatchObject({ kind: 'loggedIn', session: { deletionDueAt: null } });
  expect(login.getSnapshot().press).toBeNull();
});

it('says whether to stay logged in as the guest has it when it answers', async () => {
  const { api, clock, device, rest } = setUp();
  let stays = false;
  const login = createPasskeyLogin({
    calls: rest,
    device,
    scheduler: clock,
    staysLoggedIn: () => stays,
  });
  login.offer();
  await settle();
  stays = true;
  device.answer();
  await settle();
  expect(api.callsOf(LOG_IN)[0]?.body).toEqual({ credential: proof, stayLoggedIn: true });
});

it('logs in with what the guest picks in a field, and asks nothing by itself', async () => {
  const { device, login, state } = setUp();
  login.offer();
  await settle();
  expect([state().kind, device.asked]).toEqual(['idle', [{ challenge: 'c1', how: 'filled' }]]);
  device.answer();
  await settle();
  expect(state().kind).toBe('loggedIn');
});

it('offers nothing where the browser fills nothing in', async () => {
  const { api, device, login } = setUp();
  device.fills = false;
  login.offer();
  await settle();
  expect(api.callsOf(ASK)).toEqual([]);
});

it('ends the offer when the guest presses, and offers again when it closes the question', async () => {
  const { device, login, state } = setUp();
  login.offer();
  await settle();
  login.getSnapshot().press?.();
  await settle();
  expect([device.cancelled, device.asked.map(({ how }) => how)]).toEqual([
    1,
    ['filled', 'pressed'],
  ]);
  expect(state().kind).toBe('asking');
  device.fail('CANCELLED');
  await settle();
  expect(state().kind).toBe('idle');
  expect(device.asked.map(({ how }) => how)).toEqual(['filled', 'pressed', 'filled']);
});

it('renews the challenge of an offer before it is void', async () => {
  const { clock, device, login } = setUp();
  login.offer();
  await settle();
  clock.advance(569_999);
  await settle();
  expect(device.asked).toHaveLength(1);
  clock.advance(1);
  await settle();
  expect(device.asked.map(({ challenge }) => challenge)).toEqual(['c1', 'c2']);
  login[Symbol.dispose]();
  clock.advance(600_000);
  await settle();
  expect([device.asked.length, device.cancelled]).toEqual([2, 2]);
});

it.each(['PASSKEY_UNKNOWN', 'PASSKEY_REFUSED', 'LOGIN_SLOWED'] as const)(
  'names the reason when the server refuses: %s',
  async (code) => {
    const { api, device, login, state } = setUp();
    api.on(LOG_IN, () => {
      throw new FakeRefusal(401, code);
    });
    login.getSnapshot().press?.();
    await settle();
    device.answer();
    await settle();
    expect(state()).toEqual({ kind: 'refused', code });
    expect(login.getSnapshot().press).not.toBeNull();
  },
);

it('says that the device cannot when it was asked to, and nothing when it only offered', async () => {
  const { device, login, state } = setUp();
  login.getSnapshot().press?.();
  await settle();
  device.fail('DEVICE_FAILED');
  await settle();
  expect(state()).toEqual({ kind: 'refused', code: 'DEVICE_FAILED' });
  device.fail('DEVICE_FAILED');
  await settle();
  expect([state().kind, device.asked.length]).toEqual(['refused', 2]);
});

it('adds a passkey: the password, then the device, then the server', async () => {
  const { api, device, rest } = setUp();
  const passkey = {
    passkeyId: 'p1',
    name: 'Phone',
    synced: false,
    createdAt: '2026-11-23T08:00:00.000Z',
    lastUsedAt: null,
    suspended: false,
  };
  api.on('POST /auth/passkeyOptions', () => ({ options: { challenge: 'a1' }, expiresIn: 600 }));
  api.on('POST /auth/addPasskey', () => passkey);
  const deps = { calls: rest, device };
  expect(await addPasskey(deps, { password: 'a calm hour', name: 'Phone' })).toEqual(passkey);
  expect(device.asked).toEqual([{ challenge: 'a1', how: 'create' }]);
  const bodies = api.calls.map(({ body }) => body);
  expect(bodies[0]).toEqual({ password: 'a calm hour' });
  expect(bodies[1]).toMatchObject({ name: 'Phone', credential: { id: 'key-1' } });
  await addPasskey(deps, { password: 'a calm hour', name: '' });
  expect(api.calls.at(-1)?.body).not.toHaveProperty('name');
  api.mishap('POST /auth/passkeyOptions', { status: 422, code: 'PASSWORD_WRONG' });
  await expect(addPasskey(deps, { password: 'a guess', name: '' })).rejects.toMatchObject({
    code: 'PASSWORD_WRONG',
  });
  expect(device.asked).toHaveLength(2);
  expect(api.violations).toEqual([]);
});

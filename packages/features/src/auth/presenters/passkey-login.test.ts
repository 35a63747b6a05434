import type { PasskeyLoginState } from '@vx/session-core';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toPasskeyLogin } from './passkey-login.ts';

const loginOf = (state: object) => toPasskeyLogin(state as PasskeyLoginState, texts.t);

it.each([
  ['idle', false],
  ['asking', true],
  ['checking', true],
  // The next page is on its way.
  ['loggedIn', true],
] as const)('while it is %s, busy is %s', (kind, busy) => {
  expect(loginOf({ kind })).toEqual({ busy, problem: undefined });
});

it('says why a passkey was not taken: by the device or by the server', () => {
  expect(loginOf({ kind: 'refused', code: 'DEVICE_FAILED' })).toEqual({
    busy: false,
    problem: 'auth.passkey.failed',
  });
  expect(loginOf({ kind: 'refused', code: 'TOO_MANY_REQUESTS' }).problem).toBe(
    'errors.TOO_MANY_REQUESTS',
  );
});

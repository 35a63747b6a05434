import { errorIds } from '@vx/contract/errors';
import { describe, expect, it } from 'vitest';
import { phoneErrorOf } from './phone-error.ts';

describe('what the check by phone failed of', () => {
  it('[RU-pincall-error-first#1] is the number of the first error', () => {
    expect(phoneErrorOf([{ errorCode: 8 }])).toEqual({ errorCode: 8, code: 'PHONE_INVALID_CODE' });
    expect(phoneErrorOf([{ errorCode: 6 }, { errorCode: 8 }]).errorCode).toBe(6);
  });

  it('[RU-pincall-error-first#2][ER-pinCallUnknown] is unknown when there is none', () => {
    for (const errors of [
      [],
      [{}],
      [{ errorCode: null }],
      [{ errorCode: 77 }],
      [{ errorCode: '8' }],
    ])
      expect(phoneErrorOf(errors)).toEqual({ errorCode: 10, code: 'PIN_CALL_UNKNOWN' });
  });

  it('has every number of the contract', () => {
    for (let errorCode = 1; errorCode <= 10; errorCode += 1)
      expect(errorIds[phoneErrorOf([{ errorCode }]).code]).toBe(`ER-phone${errorCode}`);
  });
});

import { describe, expect, it } from 'vitest';
import { errorCodes, errorIds, isErrorCode, printedTexts, type ErrorCode } from './index.ts';
import { closeCodes } from '../socket/index.ts';
import { phoneVerificationCodes } from '../enums/index.ts';

/** Typed from the pages: the id, our stable code and the printed text. */
const printed = [
  ['ER-missingVxqlToken', 'MISSING_VXQL_TOKEN', 'Missing Vxql-Token'],
  ['ER-chatAlreadyInProgress', 'ALREADY_IN_PROGRESS', 'Already in progress'],
  ['ER-chatGuestOffline', 'GUEST_OFFLINE', 'Guest offline'],
  ['ER-chatTimeout', 'CHAT_TIMEOUT', 'Timeout'],
  ['ER-chatWrongSequence', 'WRONG_SEQUENCE', 'Wrong sequence number'],
  ['ER-wsProtocolError', 'WS_PROTOCOL_ERROR', 'protocol error'],
  ['ER-wsPongMissing', 'WS_PONG_MISSING', 'pong missing'],
  ['ER-wsConnectionClosed', 'WS_CONNECTION_CLOSED', 'connection closed'],
  ['ER-wsPongInMissingLog', 'WS_PONG_IN_MISSING', 'Pong in Missing'],
  ['ER-unmappedCategory', 'UNMAPPED_CATEGORY', 'Unmapped category'],
  ['ER-webPushNoRegistration', 'WEB_PUSH_NO_REGISTRATION', 'No registration available'],
  [
    'ER-webPushNoToken',
    'WEB_PUSH_NO_TOKEN',
    'No re-subscribe token found (web-push store missing).',
  ],
  ['ER-webPushUnsupported', 'WEB_PUSH_UNSUPPORTED', 'Push messages not supported'],
  ['ER-webPushBlocked', 'WEB_PUSH_BLOCKED', 'Push messages are blocked.'],
  ['ER-webPushBadPermission', 'WEB_PUSH_BAD_PERMISSION', 'Bad permission result'],
] as const;

const phone = [
  ['ER-phone1', 'PHONE_INVALID_NUMBER', 'invalid phone number', 1],
  ['ER-phone2', 'PHONE_COUNTRY_NOT_ALLOWED', 'country not allowed', 2],
  ['ER-phone3', 'PHONE_INVALID_TYPE', 'invalid verification type', 3],
  ['ER-phone4', 'PHONE_TIMEOUT', 'verification time-out', 4],
  ['ER-phone5', 'PHONE_BLACKLISTED', 'number blacklisted', 5],
  ['ER-phone6', 'PHONE_NOT_UNIQUE', 'number not unique', 6],
  ['ER-phone7', 'PHONE_ID_UNKNOWN', 'id does not exist', 7],
  ['ER-phone8', 'PHONE_INVALID_CODE', 'invalid code', 8],
  ['ER-phone9', 'PHONE_ATTEMPTS_REACHED', 'attempt limit reached', 9],
  ['ER-phone10', 'PHONE_UNKNOWN', 'unknown', 10],
] as const;

describe('error codes', () => {
  // The behaviour behind an error is proven where it happens; here only what is printed.
  it.each(printed)('%s is %s, printed "%s"', (id, code, text) => {
    expect(errorIds[code]).toBe(id);
    expect(printedTexts[code]).toBe(text);
  });

  it.each(phone)('[%s] is %s, printed "%s", number %i', (id, code, text, number) => {
    expect(errorIds[code]).toBe(id);
    expect(printedTexts[code]).toBe(text);
    expect(Object.values(phoneVerificationCodes)[number - 1]).toBe(number);
  });

  it('knows the close codes of the specification and ours', () => {
    expect(closeCodes).toEqual({
      protocolError: 1002,
      limitReached: 1008,
      serviceRestart: 1012,
      tooSlow: 1013,
      pongMissing: 4000,
      sessionEnded: 4001,
    });
  });

  it('gives every code a sensible status', () => {
    for (const [code, entry] of Object.entries(errorCodes)) {
      if (entry.status === null) continue;
      expect(entry.status, code).toBeGreaterThanOrEqual(400);
      expect(entry.status, code).toBeLessThan(600);
    }
  });

  it.each([
    ['INVALID_INPUT', 400, false],
    ['NEED_LOGIN', 401, false],
    ['BALANCE_TOO_LOW', 402, false],
    ['PRICE_CHANGED', 409, false],
    ['IDEMPOTENCY_KEY_REUSED', 409, false],
    ['TOO_MANY_REQUESTS', 429, true],
    ['NOT_IMPLEMENTED', 501, false],
    ['UNAVAILABLE', 503, true],
  ] as const)('%s is answered with %i', (code, status, retry) => {
    expect(errorCodes[code]).toMatchObject({ status, retry });
  });

  it('uses an id of the specification once', () => {
    const ids = Object.values(errorIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(51);
  });

  it('tells codes from other texts', () => {
    expect(isErrorCode('NEED_LOGIN' satisfies ErrorCode)).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode(1)).toBe(false);
  });
});

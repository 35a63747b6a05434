import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';
import { createPins } from './pin.ts';
import { nextSendAt, tryState } from './pincall.rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a code', () => {
  it('is made with all its zeros, kept as a keyed hash, and fits its verification alone', () => {
    const pins = createPins('a secret');
    for (let count = 0; count < 200; count += 1) {
      expect(pins.make('mobile')).toMatch(/^\d{6}$/);
      expect(pins.make('fixed')).toMatch(/^\d{5}$/);
    }
    const hash = pins.hash('one', '123456');
    expect(hash.toString('latin1')).not.toContain('123456');
    expect(pins.matches(hash, 'one', '123456')).toBe(true);
    expect(pins.matches(hash, 'one', '123457')).toBe(false);
    expect(pins.matches(hash, 'two', '123456')).toBe(false);
    expect(createPins('another').matches(hash, 'one', '123456')).toBe(false);
    expect(pins.matches(null, 'one', '123456')).toBe(false);
  });

  it('is open, timed out, spent or done', () => {
    const row = { verified_at: null, expires_at: new Date(1000), tries: 2 };
    expect(tryState(row, 999)).toBe('open');
    expect(tryState(row, 1000)).toBe('timeout');
    expect(tryState({ ...row, tries: 3 }, 999)).toBe('spent');
    expect(tryState({ ...row, verified_at: new Date(5) }, 2000)).toBe('verified');
  });
});

describe('the time of the next code', () => {
  it('is at once, then after a minute, then when the hour is over', () => {
    const now = 10 * HOUR_MS;
    expect(nextSendAt('account', [], now)).toBe(now);
    expect(nextSendAt('account', [now - 20_000], now)).toBe(now + 40_000);
    const five = [50, 40, 30, 20, 10].map((minutes) => now - minutes * MINUTE_MS);
    expect(nextSendAt('account', five, now)).toBe(now + 10 * MINUTE_MS);
    expect(nextSendAt('number', five.slice(0, 3), now)).toBe(now + 10 * MINUTE_MS);
    expect(nextSendAt('address', five, now)).toBe(now);
  });

  it('waits for the day when that is full', () => {
    const now = 48 * HOUR_MS;
    const five = [23, 20, 15, 10, 5].map((hours) => now - hours * HOUR_MS);
    expect(nextSendAt('number', five, now)).toBe(now + HOUR_MS);
  });
});

describe('a number', () => {
  it.each([
    ['+49 151 23456789', 'mobile', '+4915123456789', '+49 1512 3456789', '49', '1512'],
    // People write the zero of their country behind its code.
    ['+490151 23456789', 'mobile', '+4915123456789', '+49 1512 3456789', '49', '1512'],
    ['0049 151 23456789', 'mobile', '+4915123456789', '+49 1512 3456789', '49', '1512'],
    ['+49 (0)30 901820', 'fixed', '+4930901820', '+49 30 901820', '49', '30'],
    ['+430664 1234567', 'mobile', '+436641234567', '+43 664 1234567', '43', '664'],
    ['+41 079 123 45 67', 'mobile', '+41791234567', '+41 79 123 45 67', '41', '79'],
    ['+31612345678', 'fixed', '+31612345678', '+31 6 12345678', '31', '6'],
  ] as const)('%s for a %s code is read', (text, type, e164, e123, countryCode, preCode) => {
    const read = readPhoneNumber(text, type);
    expect(read).toMatchObject({ e164, e123, countryCode, preCode });
    if (typeof read !== 'string') expect(`+${countryCode}${preCode}${read.number}`).toBe(e164);
  });

  it.each([
    ['[ER-phone1]', '', 'mobile', 'PHONE_INVALID_NUMBER'],
    ['[ER-phone1]', '0151 23456789', 'mobile', 'PHONE_INVALID_NUMBER'],
    ['[ER-phone1]', '+49 110', 'fixed', 'PHONE_INVALID_NUMBER'],
    ['[ER-phone1]', '+49 151 23456789 ext 5', 'mobile', 'PHONE_INVALID_NUMBER'],
    ['[ER-phone1]', `+49${'1'.repeat(60)}`, 'mobile', 'PHONE_INVALID_NUMBER'],
    ['[ER-phone2]', '+1 213 373 4253', 'mobile', 'PHONE_COUNTRY_NOT_ALLOWED'],
    ['[ER-phone2]', '+44 7911 123456', 'mobile', 'PHONE_COUNTRY_NOT_ALLOWED'],
    ['[ER-phone3]', '+49 30 901820', 'mobile', 'PHONE_INVALID_TYPE'],
    ['[ER-phone5]', '+49 900 1234567', 'fixed', 'PHONE_BLACKLISTED'],
  ] as const)('%s %j for a %s code is %s', (_id, text, type, code) => {
    expect(readPhoneNumber(text, type)).toBe(code);
  });
});

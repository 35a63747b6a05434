import { describe, expect, it } from 'vitest';
import { isPin, pinLengthOf } from './pincall.ts';

describe('a code', () => {
  it('[RU-pincall-length#1][RU-pincall-length#2][CO-pinLengthMobile][CO-pinLengthFixed] has 6 digits for a mobile number and 5 for a fixed one', () => {
    expect([pinLengthOf('mobile'), pinLengthOf('fixed')]).toEqual([6, 5]);
    expect([isPin('123456', 'mobile'), isPin('12345', 'fixed')]).toEqual([true, true]);
    for (const pin of ['12345', '1234567', '12345a', '', '१२३४५६'])
      expect([pin, isPin(pin, 'mobile')]).toEqual([pin, false]);
  });

  it('[RU-pincall-default-length][CO-pinLengthDefault] has 6 digits when no type is given', () => {
    expect(pinLengthOf()).toBe(6);
  });
});

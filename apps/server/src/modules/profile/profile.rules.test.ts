import { describe, expect, it } from 'vitest';
import { changeWords, type OwnWords } from './profile.rules.ts';

const words: OwnWords = { about: 'Jazz', country: 'DE', zip: '50667' };

describe('[RU-profile-update] what a guest says of itself', () => {
  it('changes in what is named, and stays in what is not', () => {
    expect(changeWords(words, { about: '  slow \n Sundays ' })).toEqual({
      ...words,
      about: 'slow Sundays',
    });
    expect(changeWords(words, {})).toEqual(words);
  });

  it('is taken back by an empty text', () => {
    expect(changeWords(words, { about: '', country: '', zip: '' })).toEqual({
      about: '',
      country: null,
      zip: null,
    });
  });

  it('is short', () => {
    expect(changeWords(words, { about: 'a'.repeat(140) }).about).toHaveLength(140);
    expect(() => changeWords(words, { about: 'a'.repeat(141) })).toThrow('TEXT_TOO_LONG');
  });

  it('forgets the postcode of another country', () => {
    expect(changeWords(words, { country: 'AT' }).zip).toBeNull();
  });

  it.each([
    ['DE', '1011'],
    ['AT', '50667'],
    ['NL', '1011'],
    ['GB', 'SW1A_1AA'],
    ['GB', '-'],
  ])('refuses in %s the postcode %s', (country, zip) => {
    expect(() => changeWords(words, { country, zip })).toThrow('ZIP_INVALID');
  });

  it.each([
    ['DE', '10115', '10115'],
    ['NL', '1011 ab', '1011 AB'],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['', '10115', '10115'],
  ])('takes in %s the postcode %s', (country, zip, stored) => {
    expect(changeWords(words, { country, zip }).zip).toBe(stored);
  });

  it('refuses a country that is not on the list', () => {
    expect(() => changeWords(words, { country: 'XX' })).toThrow('COUNTRY_UNKNOWN');
  });
});

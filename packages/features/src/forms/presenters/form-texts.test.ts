import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toFormTexts } from './form-texts.ts';

it('says at each field what is wrong with it, and beside the form what concerns no field', () => {
  const { error, message } = toFormTexts<'email' | 'password'>(
    {
      fields: { password: { id: 'auth.field.passwordMissing', values: { length: 3, min: 12 } } },
      form: { id: 'errors.TOO_MANY_REQUESTS' },
    },
    texts.t,
  );
  expect(error('password')).toBe('auth.field.passwordMissing 3 12');
  expect(error('email')).toBeUndefined();
  expect(message).toBe('errors.TOO_MANY_REQUESTS');
});

it('says nothing of what was taken', () => {
  const { error, message } = toFormTexts<'email'>(null, texts.t);
  expect([error('email'), message]).toEqual([undefined, undefined]);
});

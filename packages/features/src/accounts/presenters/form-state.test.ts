import { expect, it } from 'vitest';
import { idTexts } from '../../texts/testing/id-texts.ts';
import { toFormState, type FormFacts } from './form-state.ts';

const untouched: FormFacts = { isSending: false, isDone: false, refusal: null };
const refusal: FormFacts['refusal'] = {
  fields: { about: { id: 'account.field.aboutTooLong', values: { max: 140 } } },
  form: { id: 'errors.TOO_MANY_REQUESTS' },
  typed: { about: 'too long' },
};
const stateOf = (facts: Partial<FormFacts>) => toFormState({ ...untouched, ...facts }, idTexts.t);

it('says nothing of a form that was not sent', () => {
  const { error, ...state } = stateOf({});
  expect(state).toEqual({ state: 'idle', typed: {}, message: undefined });
  expect(error('about')).toBeUndefined();
});

it('says a refusal at its field or beside the form, and keeps what was typed', () => {
  const { error, ...state } = stateOf({ refusal });
  expect(state).toEqual({
    state: 'refused',
    typed: { about: 'too long' },
    message: 'errors.TOO_MANY_REQUESTS',
  });
  expect(error('about')).toBe('account.field.aboutTooLong 140');
  expect(error('name')).toBeUndefined();
});

it.each([
  [{ isDone: true }, 'done'],
  [{ isDone: true, refusal }, 'refused'],
  [{ isSending: true }, 'sending'],
  [{ isSending: true, isDone: true, refusal }, 'sending'],
] as const)('stands with %o as %s', (facts, state) => {
  expect(stateOf(facts).state).toBe(state);
});

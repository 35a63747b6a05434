import { expect, it } from 'vitest';
import { problemOf } from './problem-of.ts';

it('takes everything that is no error of ours for a failure of ours', () => {
  expect(problemOf(new Error('odd'))).toEqual({ code: 'INTERNAL', detail: null });
});

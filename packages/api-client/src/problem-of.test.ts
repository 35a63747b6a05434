import { expect, it, vi } from 'vitest';
import { isHttpError, problemOf } from './index.ts';

it('takes everything that is no error of ours for a failure of ours', () => {
  expect(problemOf(new Error('odd'))).toEqual({ code: 'INTERNAL', detail: null });
});

it('reads the errors of another copy of this package and of the kernel', async () => {
  vi.resetModules();
  const copy = await import('./index.ts');
  const error = new copy.HttpError({ status: 409, code: 'PRICE_CHANGED', detail: { price: 13 } });
  expect(problemOf(error)).toEqual({ code: 'PRICE_CHANGED', detail: { price: 13 } });
  expect(isHttpError(error)).toBe(true);
  expect(isHttpError(new copy.NetworkError('offline'))).toBe(false);
});

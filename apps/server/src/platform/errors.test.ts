import { expect, it } from 'vitest';
import { OperationError } from './errors.ts';

it('takes beside a code what belongs to it, and nothing else', () => {
  const refusal = new OperationError('PRICE_CHANGED', { price: 12 });
  expect(refusal).toBeInstanceOf(OperationError);
  expect(refusal).toMatchObject({ code: 'PRICE_CHANGED', detail: { price: 12 }, status: 409 });
  expect(new OperationError('UNAVAILABLE').shouldRetry()).toBe(true);
  // @ts-expect-error a price is no text
  void new OperationError('PRICE_CHANGED', { price: '12' });
  // @ts-expect-error it names no wait
  void new OperationError('PRICE_CHANGED', { retryAfter: 2 });
  // @ts-expect-error it says nothing more
  void new OperationError('ALREADY_OWNED', { price: 12 });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { parseErrorDetail } from './details.ts';
import { errorCodes, readErrorDetail, type ErrorCode, type ErrorDetail } from './index.ts';

describe('what a refusal says beside its code', () => {
  it('has a type by its code', () => {
    expectTypeOf<ErrorDetail<'PRICE_CHANGED'>>().toExtend<{
      readonly price: number;
      readonly freeMinutes?: number;
    }>();
    expectTypeOf<ErrorDetail<'LIMIT_REACHED'>['rule']>().toEqualTypeOf<
      'day' | 'week' | 'month' | 'coolOff' | 'exclusion'
    >();
    expectTypeOf<ErrorDetail<'VOUCHER_UNUSABLE'>['reason']>().toExtend<string>();
    expectTypeOf<ErrorDetail<'ALREADY_OWNED'>>().toEqualTypeOf<never>();
    // @ts-expect-error a refusal of a price names no wait
    void ({ price: 1, retryAfter: 2 } satisfies ErrorDetail<'PRICE_CHANGED'>);
  });

  it('is taken with the members that belong to the code, and no others', () => {
    const given = { price: 12, freeMinutes: 2, isVip: true, __proto__: { price: 1 } };
    expect(parseErrorDetail('PRICE_CHANGED', given)).toEqual({ price: 12, freeMinutes: 2 });
    expect(parseErrorDetail('PRICE_CHANGED', { price: 12 })).toEqual({ price: 12 });
    expect(parseErrorDetail('LIMIT_REACHED', { rule: 'day', left: 5, until: null })).toEqual({
      rule: 'day',
      left: 5,
      until: null,
    });
    const fields = [{ path: 'body/name', rule: 'maxLength' }];
    expect(parseErrorDetail('INVALID_INPUT', { fields })).toEqual({ fields });
    expect(parseErrorDetail('VOUCHER_UNUSABLE', { reason: 'usedUp' })).toEqual({
      reason: 'usedUp',
    });
  });

  it.each<[ErrorCode, unknown]>([
    ['PRICE_CHANGED', { price: '12' }],
    ['PRICE_CHANGED', { price: Number.NaN }],
    ['PRICE_CHANGED', { price: 12, freeMinutes: null }],
    ['PRICE_CHANGED', {}],
    ['PRICE_CHANGED', null],
    ['PRICE_CHANGED', 'twelve'],
    ['PRICE_CHANGED', [12]],
    ['TOO_MANY_REQUESTS', { retryAfter: 'soon' }],
    ['LIMIT_REACHED', { rule: 'decade', left: 5, until: null }],
    ['LIMIT_REACHED', { rule: 'day', left: 5 }],
    ['INVALID_INPUT', { fields: [{ path: 'body' }] }],
    ['INVALID_INPUT', { fields: 'body' }],
    ['INVALID_INPUT', { fields: [null] }],
    ['VOUCHER_UNUSABLE', { reason: 'mood' }],
    ['ALREADY_OWNED', { price: 12 }],
    ['CODE_OF_A_NEWER_SERVER' as ErrorCode, { price: 12 }],
    ['toString' as ErrorCode, { price: 12 }],
  ])('is dropped where it is not as it should be: %s %j', (code, detail) => {
    expect(parseErrorDetail(code, detail)).toBeNull();
  });

  it('is read of a refusal with the code alone', () => {
    const refusal = { code: 'PRICE_CHANGED', detail: { price: 12 } };
    expect(readErrorDetail(refusal, 'PRICE_CHANGED')).toEqual({ price: 12 });
    expect(readErrorDetail(refusal, 'BALANCE_TOO_LOW')).toBeNull();
    expect(readErrorDetail({ code: 'PRICE_CHANGED' }, 'PRICE_CHANGED')).toBeNull();
    for (const odd of [null, undefined, 'PRICE_CHANGED', 12, new Error('odd')])
      expect(readErrorDetail(odd, 'PRICE_CHANGED')).toBeNull();
  });

  it('is plain: no code of a client alone has one', () => {
    for (const [code, { status }] of Object.entries(errorCodes))
      if (status === null)
        expect(parseErrorDetail(code as ErrorCode, { retryAfter: 1 }), code).toBeNull();
  });
});

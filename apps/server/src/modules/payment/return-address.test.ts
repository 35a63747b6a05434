import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddress } from './return-address.ts';

describe('where a payment returns to', () => {
  it('keeps path, query and hash and adds the intent', () => {
    expect(returnAddress('/en/top-up/?a=1#x', 'i1')).toBe('/en/top-up/?a=1&topup=i1#x');
    expect(returnAddress('/en/videos/?topup=old', 'i1')).toBe('/en/videos/?topup=i1');
  });

  it.each([
    '//evil.test/',
    '/\\evil.test',
    'https://evil.test/',
    '/a\nb',
    '/\t/evil.test',
    '',
    'javascript:alert(1)',
    '/ /x',
  ])('refuses %j', (path) => {
    expect(returnAddress(path, 'i1')).toBeNull();
  });

  it('never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          const address = returnAddress(path, 'i1');
          if (address !== null)
            expect(new URL(address, 'https://candela.test').origin).toBe('https://candela.test');
        },
      ),
    );
  });
});

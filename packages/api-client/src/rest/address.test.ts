import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatQuery, parseKey } from './address.ts';

describe('parseKey', () => {
  it('[RU-api-versioned-prefix] puts every path below /api/v1', () => {
    expect(parseKey('GET /alive')).toEqual({ method: 'GET', path: '/api/v1/alive' });
  });

  it('fills in parameters so that no value can leave its place in the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        fc.pre(id !== '.' && id !== '..');
        const { path } = parseKey('POST /album/{albumId}/buy', { albumId: id });
        const resolved = new URL(path, 'http://host.test').pathname;
        expect(resolved.split('/')).toHaveLength(6);
        expect(resolved.startsWith('/api/v1/album/') && resolved.endsWith('/buy')).toBe(true);
      }),
      { examples: [['...'], ['a/b'], ['%2e'], ['?'], ['#']] },
    );
  });

  it.each([{}, { albumId: '' }, { albumId: '.' }, { albumId: '..' }])(
    'calls a parameter a defect that cannot stand in a path: %j',
    (params) => {
      expect(() => parseKey('POST /album/{albumId}/buy', params)).toThrow('needs albumId');
    },
  );
});

describe('formatQuery', () => {
  it('[RU-api-get-query-params] repeats arrays and leaves out what is undefined or null', () => {
    expect(formatQuery({ a: ['x', 'y z'], b: undefined, c: null, d: 0, e: false, f: 'ü&=' })).toBe(
      '?a=x&a=y%20z&d=0&e=false&f=%C3%BC%26%3D',
    );
    expect(formatQuery({ a: undefined, b: [] })).toBe('');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const origin = 'https://site.test';
/** Strings near the border: made of what addresses are made of, and of what parsers trip over. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%09',
  '%0A',
  '\t',
  '\n',
  '\r',
  '\0',
  ' ',
  '@',
  ':',
  '?',
  '#',
  'en',
  'evil.test',
  'https:',
  'javascript:',
  origin,
  '\u2028',
  '\ud800',
  'ü',
  '\u00a0',
);
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webPath(),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
);

describe('where a guest may go on to', () => {
  it.each([
    ['/', '/'],
    ['/en/help/', '/en/help/'],
    ['/en/a/?b=c&d=%2F#e', '/en/a/?b=c&d=%2F#e'],
    ['/en/./a/../b/', '/en/b/'],
    ['/en/süß/', '/en/s%C3%BC%C3%9F/'],
    ['/%09/evil.test/', '/%09/evil.test/'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
  ])('takes %j as %j', (given, path) => {
    expect(safeReturnPath(given)).toBe(path);
  });

  it.each([
    '',
    'en/',
    '?a',
    '#a',
    '//evil.test/',
    '//[',
    '///evil.test/',
    '/\\evil.test',
    '\\/evil.test',
    '/	/evil.test',
    '/\n/x',
    '/\r/x',
    '/ /x',
    '/\0',
    ' /en/',
    '/en/ ',
    '\u2028/en/',
    '/..//evil.test/',
    '/%2e%2e//evil.test/',
    '/.//evil.test',
    '/en/..//evil.test/',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    `${origin}/en/`,
    undefined,
    null,
    1,
    {},
    ['/en/'],
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', (given) => {
    expect(safeReturnPath(given)).toBeNull();
  });

  it.each([
    [`${origin}/en/?a=b`, '/en/?a=b'],
    ['/en/', '/en/'],
    ['https://site.test', null],
    ['https://site.test.evil.test/', null],
    ['https://site.test@evil.test/', null],
    ['https://site.test//evil.test/', null],
    ['https://site.test/..//evil.test/', null],
    ['http://site.test/', null],
  ])('[RU-avs-request] takes of the addresses of a known site %j as %j', (given, path) => {
    expect(safeReturnPath(given, origin)).toBe(path);
  });

  it.each([undefined, origin])('never leads away, whatever is given (own origin: %s)', (own) => {
    let taken = 0;
    fc.assert(
      fc.property(anything, (wanted) => {
        const path = safeReturnPath(wanted, own);
        if (path === null) return;
        taken += 1;
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(path, 'http://127.0.0.1:8080/en/').origin).toBe('http://127.0.0.1:8080');
        // What a header takes, and what a parser would drop.
        expect(path).toMatch(/^\/[\x21-\x5b\x5d-\x7e]*$/);
        expect(safeReturnPath(path, own)).toBe(path);
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(200);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHost, readTarget } from './request-target.ts';

const origin = 'https://site.test';
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2F',
  '%5C',
  '?',
  '#',
  '@',
  ':',
  ' ',
  '\n',
  '\xe9',
  'en',
  'evil.example',
  'http://',
  'https://evil.example',
  'api',
  'v1',
  '*',
  '\u4e2d',
  '\ud800',
);
const anyTarget = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join('')}`),
);

describe('the target of a request', () => {
  it.each([
    ['/', '/'],
    ['/en/videos/', '/en/videos/'],
    ['/en/videos', '/en/videos'],
    ['/en/?a=//b/../c', '/en/?a=//b/../c'],
    ['/en/%2F/', '/en/%2F/'],
    ['/en/#top', '/en/'],
  ])('serves %s', (raw, url) => {
    expect(readTarget(raw)).toEqual({ kind: 'serve', url, host: null });
  });

  it.each([
    ['http://localhost:8080/en/?a', '/en/?a', 'localhost:8080'],
    ['HTTPS://site.test', '/', 'site.test'],
    ['http://site.test?a', '/?a', 'site.test'],
    ['http://[::1]:80/', '/', '[::1]:80'],
  ])('takes the absolute form %s (RFC 9112, 3.2.2)', (raw, url, host) => {
    expect(readTarget(raw)).toEqual({ kind: 'serve', url, host });
  });

  it.each([
    ['//', '/'],
    ['///', '/'],
    ['//?a=1', '/?a=1'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/', '/evil.example/'],
    ['//x/%2e%2e', '/'],
    ['/en/videos//?a=b', '/en/videos/?a=b'],
    ['/en/./a/../videos/', '/en/videos/'],
    ['/en/videos/..', '/en/'],
    ['/../../..//evil.example', '/evil.example'],
    ['http://site.test//evil.example/', '/evil.example/'],
    ['//\xe9', '/%E9'],
  ])('leads %s to %s', (raw, to) => {
    expect(readTarget(raw)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['', 'INVALID_INPUT'],
    ['*', 'INVALID_INPUT'],
    ['en/', 'INVALID_INPUT'],
    ['ftp://site.test/', 'INVALID_INPUT'],
    ['http:///en/', 'INVALID_INPUT'],
    ['http://a@b/', 'INVALID_INPUT'],
    ['/api/v1//guest/', 'NOT_FOUND'],
    ['/api/v1/a/../b', 'NOT_FOUND'],
    ['//api/v1/guest', 'NOT_FOUND'],
  ])('refuses %s', (raw, code) => {
    expect(readTarget(raw)).toEqual({ kind: 'refuse', code });
  });

  it('names this site and one spelling, whatever is sent', () => {
    fc.assert(
      fc.property(anyTarget, (raw) => {
        const target = readTarget(raw);
        if (target.kind === 'refuse') return;
        const url = target.kind === 'serve' ? target.url : target.to;
        expect(new URL(url, origin).origin).toBe(origin);
        expect(url).toMatch(/^\/(?!\/)[^\\]*/);
        expect(readTarget(url)).toEqual({ kind: 'serve', url, host: null });
        if (target.kind === 'redirect') expect(url).toMatch(/^[\x21-\x7e]+$/);
        else if (target.host !== null) expect(isHost(target.host)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { installTrustedTypes, type TrustedTypesFactory } from './trusted-types.ts';

describe('what pages may write as markup or load as a script', () => {
  type Rules = Parameters<TrustedTypesFactory['createPolicy']>[1];
  const installed: [string, Rules][] = [];
  installTrustedTypes({ createPolicy: (name, rules) => installed.push([name, rules]) });
  const [[name, { createHTML, createScriptURL }]] = installed as [[string, Rules]];

  it('is one policy, and none where the browser knows no such thing', () => {
    expect([installed.length, name]).toEqual([1, 'default']);
    expect(() => installTrustedTypes(undefined)).not.toThrow();
  });

  it.each([
    ['', true],
    ['{"@type":"VideoObject","name":"\\u003cb>"}', true],
    ['<script></script>', true],
    ['<script>alert(1)</script>', false],
    ['<script></script><img src=x onerror=alert(1)>', false],
    ['<b>bold</b>', false],
  ])('markup %j: %s', (text, allowed) => {
    expect(createHTML(text)).toBe(allowed ? text : null);
  });

  it.each([
    ['/worker_desktop.min.js', true],
    ['/worker_mobile.min.js', true],
    ['https://evil.test/worker_desktop.min.js', false],
    ['/worker_desktop.min.js?x', false],
    ['data:text/javascript,alert(1)', false],
    ['/media/upload.js', false],
  ])('script %s: %s', (url, allowed) => {
    expect(createScriptURL(url)).toBe(allowed ? url : null);
  });
});

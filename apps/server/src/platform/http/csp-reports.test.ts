import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/index.ts';
import { cspReportPath, readReports } from './csp-reports.ts';

const origin = 'https://candela.example';
const byHeader = (fields: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: `${origin}/en/`,
  body: {
    documentURL: `${origin}/en/verify-email/?token=s3cret`,
    blockedURL: 'inline',
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    ...fields,
  },
});
const byUri = (fields: object = {}) => ({
  'csp-report': {
    'document-uri': `${origin}/en/`,
    'blocked-uri': 'https://evil.example/x.js?guest=ada',
    'effective-directive': 'script-src',
    disposition: 'report',
    ...fields,
  },
});
const read = (body: unknown) => readReports(JSON.stringify(body), origin);

describe('reports of policies', () => {
  it('are read in both shapes, without anything of an address that could be secret', () => {
    expect(read([byHeader(), { type: 'deprecation', body: {} }])).toEqual([
      {
        directive: 'script-src-elem',
        document: '/en/verify-email/',
        blocked: 'inline',
        disposition: 'enforce',
      },
    ]);
    expect(read(byUri())).toEqual([
      {
        directive: 'script-src',
        document: '/en/',
        blocked: 'https://evil.example',
        disposition: 'report',
      },
    ]);
    expect(read(byUri({ 'blocked-uri': `${origin}/x.js` }))[0]?.blocked).toBe('self');
    expect(read(byUri({ 'blocked-uri': 'data:text/html,x' }))[0]?.blocked).toBe('data:');
  });

  it.each([
    'nonsense',
    '"text"',
    '[]',
    'null',
    '{"csp-report":7}',
    JSON.stringify(byUri({ 'document-uri': 'https://other.example/' })),
    JSON.stringify(byUri({ 'effective-directive': 'script-src <b>' })),
    JSON.stringify([byHeader({ effectiveDirective: 7 })]),
  ])('are passed over when they are %s', (body) => {
    expect(readReports(body, origin)).toEqual([]);
  });

  it('are taken from anybody, logged once, and bounded', async () => {
    await using server = await createTestServer({
      database: 'pglite',
      env: { VX_RATE_LIMIT: '1000' },
    });
    const own = server.platform.config.origin;
    const post = (body: string, type = 'application/csp-report') =>
      fetch(server.origin + cspReportPath, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
    const report = JSON.stringify(byUri({ 'document-uri': `${own}/en/` }));
    expect((await post(report)).status).toBe(204);
    expect((await post(report)).status).toBe(204);
    expect((await post('nonsense', 'application/reports+json')).status).toBe(204);
    expect((await post('x'.repeat(20_000))).status).toBe(413);
    expect((await post(report, 'text/plain')).status).toBe(415);
    const many = Array.from({ length: 50 }, (_, at) =>
      byHeader({ documentURL: `${own}/en/${at}/` }),
    );
    await post(JSON.stringify(many), 'application/reports+json');
    expect(server.securityEvents.filter(({ event }) => event === 'cspViolation')).toHaveLength(21);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(report)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

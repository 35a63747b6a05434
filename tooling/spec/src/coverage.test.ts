import { describe, expect, it } from 'vitest';
import {
  browser,
  browserReport,
  first,
  lines,
  missingRules,
  pageTraffic,
  serverTraffic,
  start,
  useWorkspace,
  write,
  writeText,
  writeTraffic,
  writeUnit,
} from './testing/workspace.ts';

useWorkspace();

describe('a rule', () => {
  it('is whole when a passed test names it, in its title or in those around it', () => {
    writeUnit('apps/server', { '[RU-one] works': 'passed' });
    writeUnit('packages/features', { works: 'passed' }, { around: ['[RU-four] block'] });
    expect(missingRules()).toEqual(['RU-two']);
  });

  it.each(['failed', 'skipped'])('is not while a test that names it %s', (status) => {
    writeUnit('apps/server', { '[RU-one] a': 'passed', '[RU-four] b': 'passed' });
    writeUnit('packages/x', { '[RU-one] c': status });
    expect(missingRules()).toEqual(['RU-one', 'RU-two']);
    start({ missing: ['SY-a'] });
    expect(lines).toContain(`  RU-one: ${status} in packages/x: [RU-one] c`);
  });

  it('is not when a test that names it had to be tried again', () => {
    writeUnit('apps/server', { '[RU-one] a': 'passed' });
    writeUnit('packages/x', { '[RU-one] b': 'passed' }, { meta: { assertions: 1, retries: 1 } });
    expect(missingRules()).toContain('RU-one');
  });

  it('is not when only tests without an assertion name it', () => {
    writeUnit('apps/server', { '[RU-one] a': 'passed' }, { meta: { assertions: 0, retries: 0 } });
    expect(missingRules()).toContain('RU-one');
  });

  it('is in part when it is proven below the layers where a user meets it', () => {
    writeUnit('packages/currency', { '[RU-one] a': 'passed' });
    expect(first()?.open[0]).toMatchObject({ id: 'RU-one', state: 'part' });
    writeUnit('tooling/e2e', {}, {});
    write(browserReport, browser('[RU-one] is seen', { desktop: ['passed'], mobile: ['skipped'] }));
    expect(missingRules()).not.toContain('RU-one');
  });

  it('is not when its test calls what no product reaches, and is listed with that', () => {
    const location = { line: 2, column: 1 };
    writeText('apps/server/src/a.ts', 'export const a = () => 1;');
    writeText('apps/server/src/a.test.ts', `import { a } from './a.ts';\nit('x', () => a());`);
    writeUnit('apps/server', { '[RU-one] a': 'passed' }, { location });
    expect(missingRules()).toContain('RU-one');
    expect(lines).toContain('  RU-one: apps/server/src/a.ts a');
    writeText('apps/server/src/main.ts', `import { a } from './a.ts';\na();`);
    expect(missingRules()).not.toContain('RU-one');
  });

  it('of several clauses wants each of them named', () => {
    writeUnit('apps/server', { '[RU-two] all of it': 'passed', '[RU-two#1] a': 'passed' });
    expect(first()?.open[1]).toMatchObject({ state: 'part', missing: ['RU-two#2'] });
    writeUnit('packages/currency', { '[RU-two#2] b': 'passed' });
    expect(missingRules()).toEqual(['RU-one', 'RU-four']);
  });

  it('of several clauses is proven by none of its plain id', () => {
    writeUnit('apps/server', { '[RU-two] all of it': 'passed' });
    expect(first()?.open[1]).toMatchObject({ state: 'none' });
  });

  it('loses all clauses by a test of the plain id that failed, one by that of a clause', () => {
    writeUnit('apps/server', { '[RU-two#1] a': 'passed', '[RU-two#2] b': 'passed' });
    writeUnit('packages/x', { '[RU-two#2] c': 'failed' });
    expect(first()?.open[1]?.missing).toEqual(['RU-two#2']);
    writeUnit('packages/x', { '[RU-two] c': 'failed' });
    expect(first()?.open[1]?.missing).toEqual(['RU-two#1', 'RU-two#2']);
  });
});

describe('values', () => {
  it('have a column of their own', () => {
    writeUnit('packages/contract', { '[CO-three] is 3': 'passed' });
    expect(first()?.values).toEqual({ total: 1, done: 1, missing: [] });
    expect(first()?.rules.total).toBe(2);
  });
});

describe('calls', () => {
  const seen = { from: 'page', app: 'desktop', kind: 'rest', name: 'GET /call/:id', status: 200 };

  it('are in the contract when they are built', () => {
    expect(first()?.calls.contract).toEqual({ total: 5, done: 4, missing: ['SI-event'] });
  });

  it('count as sent and answered when a page sent them and 2xx came back', () => {
    writeTraffic(pageTraffic, [
      seen,
      { ...seen, kind: 'graphql', name: 'list', status: 500 },
      { ...seen, kind: 'socket', name: 'news', status: null },
      { ...seen, kind: 'socket', name: 'event', status: null },
    ]);
    const { server, client } = first()?.calls ?? {};
    expect(client?.missing).toEqual(['RE-callback', 'SI-event']);
    expect(server?.missing).toEqual(['RE-callback', 'GQ-list', 'SI-event']);
  });

  it('of another client are answered, and count as sent only where no page can send them', () => {
    const others = [seen, { ...seen, name: 'POST /callback' }].map((one) => ({
      ...one,
      from: 'other',
    }));
    writeTraffic(serverTraffic, others);
    const { server, client } = first()?.calls ?? {};
    expect(server?.missing).toEqual(['GQ-list', 'SI-event', 'SI-news']);
    expect(client?.missing).toEqual(['RE-call', 'GQ-list', 'SI-event', 'SI-news']);
  });

  it('are not sent by a title', () => {
    writeUnit('packages/api-client', { '[RE-call] is sent': 'passed' });
    expect(first()?.calls.client.done).toBe(0);
  });
});

describe('screens', () => {
  const all = ['SC-page#1', 'SC-page#2'];

  it('count for the app whose project opened them and saw every fact', () => {
    const states = { desktop: ['passed'], other: ['passed'] };
    write(browserReport, browser('[SC-page] opens', states, all));
    expect(first()?.screens.desktop.done).toBe(1);
    expect(first()?.screens.mobile.done).toBe(0);
  });

  it('do not count while a fact was not seen, and say which', () => {
    write(browserReport, browser('[SC-page] opens', { desktop: ['passed'] }, ['SC-page#2']));
    expect(first()?.screens.desktop.done).toBe(0);
    start({ missing: ['SY-a'] });
    expect(lines).toContain('SY-a, facts not seen on desktop: SC-page#1');
    expect(lines).toContain('SY-a, facts not seen on mobile: none');
  });

  it('do not count when they list no facts', () => {
    write('docs/spec/facts.json', {});
    write(browserReport, browser('[SC-page] opens', { desktop: ['passed'] }));
    expect(first()?.screens.desktop.done).toBe(0);
  });

  it('count at the first attempt', () => {
    const states = { desktop: ['failed', 'passed'], mobile: ['passed'] };
    write(browserReport, browser('[SC-page] opens', states, all));
    expect(first()?.screens.desktop.done).toBe(0);
    expect(first()?.screens.mobile.done).toBe(1);
  });

  it('are not opened by unit tests', () => {
    writeUnit('packages/features', { '[SC-page] renders': 'passed' });
    expect(first()?.screens.desktop.done).toBe(0);
  });
});

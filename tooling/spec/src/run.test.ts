import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractCall } from './contract-calls.ts';
import type { Coverage } from './coverage.ts';
import { parseOptions, run, type Options } from './run.ts';

const index = {
  systems: [
    {
      id: 'SY-a',
      name: 'First',
      own: {
        rules: ['RU-one', 'RU-two'],
        constants: ['CO-three'],
        entities: ['ET-thing'],
        rest: ['RE-call'],
        socketIn: ['SI-event', 'SI-news'],
        graphqlQueries: ['GQ-list'],
        screens: ['SC-page'],
      },
    },
    { id: 'SY-b', name: 'Second', own: { rules: ['RU-four'], screens: [] } },
  ],
};

const calls: readonly ContractCall[] = [
  { id: 'RE-call', kind: 'rest', name: 'GET /call', built: true },
  { id: 'SI-event', kind: 'socket', name: 'event', built: false },
  { id: 'SI-news', kind: 'socket', name: 'news', built: true },
  { id: 'GQ-list', kind: 'graphql', name: 'list', built: true },
];

let root = '';
let lines: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-'));
  lines = [];
  write('docs/spec/index.json', index);
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

/** A vitest report of one file: title to status. */
const unit = (tests: Readonly<Record<string, string>>, around: readonly string[] = []) => ({
  testResults: [
    {
      assertionResults: Object.entries(tests).map(([title, status]) => ({
        title,
        status,
        ancestorTitles: around,
      })),
    },
  ],
});

/** A Playwright report of one file: project to the states of its attempts. */
const browser = (title: string, projects: Readonly<Record<string, readonly string[]>>) => ({
  suites: [
    {
      title: 'page.spec.ts',
      suites: [
        {
          title: 'the page',
          specs: [
            {
              title,
              tests: Object.entries(projects).map(([projectName, states]) => ({
                projectName,
                results: states.map((status) => ({ status })),
              })),
            },
          ],
        },
      ],
    },
  ],
});

const start = (options: Partial<Options> = {}): 0 | 1 =>
  run(
    { root, json: false, strict: [], missing: [], ...options },
    (line) => lines.push(line),
    calls,
  );

function coverage(): Coverage {
  start({ json: true });
  return JSON.parse(readFileSync(join(root, 'docs/spec/coverage.json'), 'utf8')) as Coverage;
}
const first = () => coverage().systems[0];

describe('rules', () => {
  it('count when a passed test cites them, in its title or in those around it', () => {
    write('packages/x/reports/vitest.json', unit({ '[RU-one][CO-three] works': 'passed' }));
    write('apps/y/reports/vitest.json', unit({ works: 'passed' }, ['[RU-four] block']));
    expect(first()?.rules).toEqual({ total: 3, done: 2, missing: ['RU-two'] });
    expect(coverage().all.rules).toEqual({ total: 4, done: 3, missing: ['RU-two'] });
  });

  it('do not count when the test failed, was skipped, or names them outside of brackets', () => {
    write(
      'packages/x/reports/vitest.json',
      unit({ '[RU-one] a': 'failed', '[RU-two] b': 'skipped', 'CO-three c': 'passed' }),
    );
    expect(first()?.rules.done).toBe(0);
  });

  it('are counted once, however many tests cite them', () => {
    write(
      'packages/x/reports/vitest.json',
      unit({ '[RU-one] a': 'passed', '[RU-one] b': 'passed' }),
    );
    expect(first()?.rules.done).toBe(1);
  });
});

describe('calls', () => {
  it('are answered when built and reported by the server', () => {
    write('apps/server/reports/answered.json', {
      rest: ['GET /call'],
      socket: ['event'],
      graphql: ['vxql.list'],
    });
    const { contract, server } = first()?.calls ?? {};
    expect(contract?.done).toBe(4);
    expect(server).toEqual({ total: 4, done: 2, missing: ['SI-event', 'SI-news'] });
  });

  it('to the client are answered when built and seen on a socket by the tests of the server', () => {
    write('apps/server/reports/answered.json', { rest: [], socket: [], graphql: [] });
    expect(first()?.calls.server.done).toBe(0);
    writeFileSync(join(root, 'apps/server/reports/sent.txt'), 'event\nnews\nnews\n');
    expect(first()?.calls.server).toEqual({
      total: 4,
      done: 1,
      missing: ['RE-call', 'GQ-list', 'SI-event'],
    });
  });

  it('are not answered, and it says so, when the server wrote nothing', () => {
    expect(first()?.calls.server.done).toBe(0);
    expect(lines.join('\n')).toContain('answered.json is missing');
  });

  it('are exercised by tests of clients only', () => {
    write('packages/contract/reports/vitest.json', unit({ '[RE-call] is listed': 'passed' }));
    write('apps/server/reports/vitest.json', unit({ '[SI-event] goes out': 'passed' }));
    write('packages/realtime/reports/vitest.json', unit({ '[GQ-list] loads': 'passed' }));
    expect(first()?.calls.client).toEqual({
      total: 4,
      done: 1,
      missing: ['RE-call', 'SI-event', 'SI-news'],
    });
  });
});

describe('screens', () => {
  const report = 'tooling/e2e/reports/playwright.json';

  it('count for the app whose project opened them', () => {
    write(
      report,
      browser('[SC-page] opens', { 'desktop-chromium': ['passed'], other: ['passed'] }),
    );
    expect(first()?.screens.desktop.done).toBe(1);
    expect(first()?.screens.mobile.done).toBe(0);
  });

  it('count by the last attempt, not by an expected failure', () => {
    write(
      report,
      browser('[SC-page] opens', { desktop: ['failed', 'passed'], mobile: ['failed'] }),
    );
    expect(first()?.screens.desktop.done).toBe(1);
    expect(first()?.screens.mobile.done).toBe(0);
  });

  it('are not opened by unit tests', () => {
    write('packages/features/reports/vitest.json', unit({ '[SC-page] renders': 'passed' }));
    expect(first()?.screens.desktop.done).toBe(0);
  });
});

describe('what fails', () => {
  it('is an id that the specification does not have, even in a failed test', () => {
    write('packages/x/reports/vitest.json', unit({ '[RU-oen] a slip': 'failed' }));
    expect(start()).toBe(1);
    expect(lines.join('\n')).toContain('Unknown id RU-oen, cited in packages/x: [RU-oen] a slip');
  });

  it('is an unknown id of a browser test', () => {
    write(
      'tooling/e2e/reports/playwright.json',
      browser('[SC-gone] opens', { desktop: ['passed'] }),
    );
    expect(start()).toBe(1);
  });

  it('is no other word in brackets', () => {
    write(
      'packages/x/reports/vitest.json',
      unit({ 'parses [a-b] and [ET-thing][SY-a]': 'passed' }),
    );
    expect(start()).toBe(0);
  });

  it('is a strict system that is not fully proven', () => {
    write('packages/x/reports/vitest.json', unit({ '[RU-four] holds': 'passed' }));
    expect(start({ strict: ['SY-b'] })).toBe(0);
    expect(start({ strict: ['SY-b', 'SY-a'] })).toBe(1);
    expect(lines.at(-1)).toBe('SY-a is not fully proven: RU-one RU-two CO-three');
  });

  it('is a strict system that does not exist', () => {
    expect(() => start({ strict: ['SY-c'] })).toThrow('There is no system SY-c.');
  });
});

describe('the table', () => {
  it('has a row for each system and one for all', () => {
    write('packages/x/reports/vitest.json', unit({ '[RU-one] a': 'passed' }));
    start();
    const rows = (lines[0] ?? '').split('\n').map((line) => line.split(/\s+/));
    expect(rows).toEqual([
      ['system', 'rules', '%', 'contract', 'server', 'client', 'desktop', 'mobile'],
      ['SY-a', '1/3', '33', '4/4', '0/4', '0/4', '0/1', '0/1'],
      ['SY-b', '0/1', '0', '–', '–', '–', '–', '–'],
      ['all', '1/4', '25', '4/4', '0/4', '0/4', '0/1', '0/1'],
    ]);
  });

  it('never rounds up to a hundred', () => {
    write('docs/spec/index.json', {
      systems: [
        { id: 'SY-a', name: '', own: { rules: Array.from({ length: 250 }, (_, n) => `RU-${n}`) } },
      ],
    });
    write(
      'packages/x/reports/vitest.json',
      unit(Object.fromEntries(Array.from({ length: 249 }, (_, n) => [`[RU-${n}] a`, 'passed']))),
    );
    start();
    expect(lines[0]).toContain('249/250  99');
  });
});

describe('options', () => {
  it('are read', () => {
    expect(
      parseOptions(['--', '--json', '--strict', 'SY-a,SY-b', '--missing', 'SY-a'], '/r'),
    ).toEqual({
      root: '/r',
      json: true,
      strict: ['SY-a', 'SY-b'],
      missing: ['SY-a'],
    });
  });

  it('are refused when unknown or without their value', () => {
    expect(() => parseOptions(['--jsno', 'x'], '/r')).toThrow('Unknown option --jsno');
    expect(() => parseOptions(['--strict'], '/r')).toThrow('--strict wants a value.');
  });
});

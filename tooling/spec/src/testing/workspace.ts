/** A workspace of a moment for the tests of this package: a small specification, and reports that are written by hand. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { ContractCall } from '../contract-calls.ts';
import type { Coverage } from '../coverage.ts';
import { run, type Options } from '../run.ts';

const index = {
  systems: [
    {
      id: 'SY-a',
      name: 'First',
      own: {
        rules: ['RU-one', 'RU-two'],
        constants: ['CO-three'],
        entities: ['ET-thing'],
        rest: ['RE-call', 'RE-callback'],
        socketIn: ['SI-event', 'SI-news'],
        graphqlQueries: ['GQ-list'],
        screens: ['SC-page'],
      },
    },
    { id: 'SY-b', name: 'Second', own: { rules: ['RU-four'], screens: [] } },
  ],
};

const clauses = {
  'RU-one': [{ id: 'RU-one#1', text: '' }],
  'RU-two': [
    { id: 'RU-two#1', text: '' },
    { id: 'RU-two#2', text: '' },
  ],
  'RU-four': [{ id: 'RU-four#1', text: '' }],
};

const call = { built: true, withoutPage: false };
const calls: readonly ContractCall[] = [
  { ...call, id: 'RE-call', kind: 'rest', name: 'GET /call/{id}' },
  { ...call, id: 'RE-callback', kind: 'rest', name: 'POST /callback', withoutPage: true },
  { ...call, id: 'SI-event', kind: 'socket', name: 'event', built: false },
  { ...call, id: 'SI-news', kind: 'socket', name: 'news' },
  { ...call, id: 'GQ-list', kind: 'graphql', name: 'list' },
];

export const browserReport = 'tooling/e2e/reports/playwright.json';
export const pageTraffic = 'tooling/e2e/reports/traffic.jsonl';
export const serverTraffic = 'apps/server/reports/traffic.jsonl';

export let root = '';
export let lines: string[] = [];

/** Makes one before each test of a file. */
export function useWorkspace(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'spec-'));
    lines = [];
    write('docs/spec/index.json', index);
    write('docs/spec/clauses.json', clauses);
    write('docs/spec/facts.json', { 'SC-page': ['a name', 'a price'] });
    write(browserReport, browser('opens', { desktop: ['passed'] }));
    writeTraffic(pageTraffic, []);
    writeTraffic(serverTraffic, []);
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });
}

export function writeText(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
export const write = (path: string, value: unknown): void => writeText(path, JSON.stringify(value));
export const writeTraffic = (path: string, exchanges: readonly object[], tree = 'tree'): void =>
  writeText(path, [{ tree }, ...exchanges].map((line) => JSON.stringify(line)).join('\n'));

/** The report of a place of tests, which has one file: title to state, around them the titles of blocks. */
export function writeUnit(
  place: string,
  tests: Readonly<Record<string, string>>,
  {
    around = [],
    tree = 'tree',
    meta = { assertions: 1, retries: 0 },
    location,
  }: {
    readonly around?: readonly string[];
    readonly tree?: string;
    readonly meta?: object;
    readonly location?: { readonly line: number; readonly column: number };
  } = {},
): void {
  writeText(`${place}/vitest.config.ts`, '');
  const assertionResults = Object.entries(tests).map(([title, status]) => ({
    title,
    status,
    ancestorTitles: around,
    meta,
    location,
  }));
  const testResults = [{ name: `/elsewhere/${place}/src/a.test.ts`, assertionResults }];
  write(`${place}/reports/vitest.json`, { tree, testResults });
}

/** A Playwright report of one file: project to the states of its attempts. Each of them sees the facts. */
export function browser(
  title: string,
  projects: Readonly<Record<string, readonly string[]>>,
  facts: readonly string[] = [],
) {
  const tests = Object.entries(projects).map(([projectName, states]) => ({
    projectName,
    annotations: facts.map((description) => ({ type: 'fact', description })),
    results: states.map((status) => ({ status })),
  }));
  const suites = [{ title: 'the page', specs: [{ title, file: 'page.spec.ts', tests }] }];
  return { config: { metadata: { tree: 'tree' } }, suites: [{ title: 'page.spec.ts', suites }] };
}

export const start = (options: Partial<Options> = {}, tree: string | null = 'tree'): 0 | 1 =>
  run({ root, json: false, strict: [], missing: [], ...options }, (line) => lines.push(line), {
    calls,
    tree,
  });

export function coverage(): Coverage {
  start({ json: true });
  const path = join(root, 'tooling/spec/reports/coverage.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Coverage;
}
export const first = () => coverage().systems[0];
export const missingRules = () => coverage().all.rules.missing;

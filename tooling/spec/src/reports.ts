import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Exchange } from '@vx/tooling-vitest/traffic';
import type { TestResult } from './citations.ts';
import { playwrightTests, vitestTests } from './test-reports.ts';

/** What the last runs left behind, as far as it is of the tree that is asked about. */
export interface Reports {
  readonly tests: readonly TestResult[];
  /** Seen by the servers of the browser tests, and by their pages. */
  readonly ofPages: readonly Exchange[];
  /** Seen by the servers that the server's own tests start. */
  readonly ofServerTests: readonly Exchange[];
  /** Paths of reports that no run has written, and of those that are of another tree. */
  readonly missing: readonly string[];
  readonly stale: readonly string[];
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const browserReport = 'tooling/e2e/reports/playwright.json';
const pageTraffic = 'tooling/e2e/reports/traffic.jsonl';
const serverTraffic = 'apps/server/reports/traffic.jsonl';

/** Every report that a whole run leaves: one for each package with tests, the browser's, and what went over the wire. */
export function expectedReports(root: string): readonly string[] {
  const units = globSync('*/*/vitest.config.ts', { cwd: root })
    .filter((path) => !path.startsWith('node_modules'))
    .map((path) => join(dirname(path), 'reports/vitest.json'));
  return [...units.toSorted(), browserReport, pageTraffic, serverTraffic];
}

/** Reads all reports; those of another tree are named and not read. */
export function readReports(root: string, tree: string | null): Reports {
  const expected = expectedReports(root);
  const found = expected.filter((path) => existsSync(join(root, path)));
  const read = found.map((path) => ({ path, ...readReport(root, path) }));
  // Without git nobody knows which tree this is.
  const current = read.filter((report) => tree !== null && report.tree === tree);
  const trafficIn = (path: string): readonly Exchange[] =>
    current.filter((report) => report.path === path).flatMap((report) => report.traffic);
  return {
    tests: current.flatMap((report) => report.tests),
    ofPages: trafficIn(pageTraffic),
    ofServerTests: trafficIn(serverTraffic),
    missing: expected.filter((path) => !found.includes(path)),
    stale: read.filter((report) => !current.includes(report)).map((report) => report.path),
  };
}

interface Report {
  readonly tree: string | null;
  readonly tests: readonly TestResult[];
  readonly traffic: readonly Exchange[];
}

function readReport(root: string, path: string): Report {
  if (path.endsWith('.jsonl')) {
    const [first, ...traffic] = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
    const { tree = null } = (first ?? {}) as { readonly tree?: string | null };
    return { tree, tests: [], traffic: traffic as Exchange[] };
  }
  const place = dirname(dirname(path));
  const report = readJson(join(root, path));
  const { tree, tests } =
    path === browserReport ? playwrightTests(report, place) : vitestTests(report, place);
  return { tree, tests, traffic: [] };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from './citations.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName?: string;
      readonly ancestorTitles?: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly status: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

/** What the server says it answers: REST keys, socket names (both directions), query-service fields. */
export interface AnsweredReport {
  readonly rest: readonly string[];
  readonly socket: readonly string[];
  readonly graphql: readonly string[];
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The tests of a vitest JSON report. */
export function vitestTests(report: VitestReport, place: string): readonly TestResult[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      place,
      title: [...(test.ancestorTitles ?? []), test.title].join(' '),
      passed: test.status === 'passed',
      project: null,
    })),
  );
}

/** The tests of a Playwright JSON report, one for each project that ran it. */
export function playwrightTests(report: PlaywrightReport, place: string): readonly TestResult[] {
  const walk = (suite: PlaywrightSuite, before: string): readonly TestResult[] => {
    const title = `${before} ${suite.title}`.trim();
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        place,
        title: `${title} ${spec.title}`,
        // Retries come one after the other; the last one counts.
        passed: test.results.at(-1)?.status === 'passed',
        project: test.projectName,
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, title))];
  };
  return report.suites.flatMap((suite) => walk(suite, ''));
}

const foldersOf = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
        .filter((name) => name !== 'node_modules')
    : [];

/** All reports of the workspace: every `reports/vitest.json` two folders down, and the browser tests'. */
export function readTests(root: string): readonly TestResult[] {
  const unit = foldersOf(root).flatMap((group) =>
    foldersOf(join(root, group)).flatMap((name) => {
      const path = join(root, group, name, 'reports/vitest.json');
      return existsSync(path)
        ? vitestTests(readJson(path) as VitestReport, `${group}/${name}`)
        : [];
    }),
  );
  const browser = join(root, 'tooling/e2e/reports/playwright.json');
  return existsSync(browser)
    ? [...unit, ...playwrightTests(readJson(browser) as PlaywrightReport, 'tooling/e2e')]
    : unit;
}

const linesOf = (path: string): readonly string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];

/**
 * What the server's tests wrote down, or `null` when they have not run: the calls it has handlers
 * for, and the messages to the client that came over a socket.
 */
export function readAnswered(root: string): AnsweredReport | null {
  const folder = join(root, 'apps/server/reports');
  if (!existsSync(join(folder, 'answered.json'))) return null;
  const handled = readJson(join(folder, 'answered.json')) as AnsweredReport;
  return { ...handled, socket: [...handled.socket, ...linesOf(join(folder, 'sent.txt'))] };
}

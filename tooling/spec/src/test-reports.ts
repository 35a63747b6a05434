import type { Outcome, TestResult } from './citations.ts';

interface VitestReport {
  readonly tree?: string | null;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles?: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
      readonly location?: { readonly line: number; readonly column: number };
      readonly meta?: { readonly assertions?: number; readonly retries?: number };
    }[];
  }[];
}

interface PlaywrightAttempt {
  readonly status: string;
  readonly error?: { readonly message?: string };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file?: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly PlaywrightAttempt[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly config?: { readonly metadata?: { readonly tree?: string | null } };
  readonly suites: readonly PlaywrightSuite[];
}

export interface TestReport {
  /** What was tested. `null`: the report does not say. */
  readonly tree: string | null;
  readonly tests: readonly TestResult[];
}

/** Reads a vitest JSON report with what `@vx/tooling-vitest` adds to it. */
export function vitestTests(content: unknown, place: string): TestReport {
  const report = content as VitestReport;
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({
      place,
      file: fileOf(file.name, place),
      at: test.location ?? null,
      title: [...(test.ancestorTitles ?? []), test.title].join(' '),
      outcome: outcomeOf(test.status, test.meta),
      failure: test.failureMessages?.[0] ?? null,
      project: null,
      facts: [],
    })),
  );
  return { tree: report.tree ?? null, tests };
}

/**
 * Where a file is below the workspace root: a report may be kept of another checkout of the same tree, and stories
 * belong to another package than the one that runs them.
 */
function fileOf(path: string, place: string): string {
  if (path.includes(`/${place}/`)) return `${place}/${path.split(`/${place}/`).at(-1)}`;
  return path.replace(/^.*\/(?=(?:apps|packages|tooling)\/[^/]+\/src\/)/, '');
}

function outcomeOf(
  status: string,
  { assertions = 0, retries = 0 }: { assertions?: number; retries?: number } = {},
): Outcome {
  if (status === 'failed') return 'failed';
  if (status !== 'passed') return 'skipped';
  if (retries > 0) return 'retried';
  return assertions > 0 ? 'passed' : 'empty';
}

/** Reads a Playwright JSON report: its tests, one for each project that ran it. */
export function playwrightTests(content: unknown, place: string): TestReport {
  const report = content as PlaywrightReport;
  const walk = (suite: PlaywrightSuite, before: string): readonly TestResult[] => {
    const title = `${before} ${suite.title}`.trim();
    const own = (suite.specs ?? []).flatMap((spec) => {
      const outcomes = spec.tests.map(({ results }) => attemptsOf(results));
      const ranSomewhere = outcomes.some((outcome) => outcome !== 'skipped');
      return spec.tests.map((test, index) => {
        const outcome = outcomes[index] ?? 'skipped';
        return {
          place,
          file: `${place}/src/${spec.file ?? ''}`,
          at: null,
          title: `${title} ${spec.title}`,
          outcome: outcome === 'skipped' && ranSomewhere ? ('elsewhere' as const) : outcome,
          failure: failureOf(test.results),
          project: test.projectName,
          facts: (test.annotations ?? []).flatMap(({ type, description }) =>
            type === 'fact' && description !== undefined ? [description] : [],
          ),
        };
      });
    });
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, title))];
  };
  return {
    tree: report.config?.metadata?.tree ?? null,
    tests: report.suites.flatMap((suite) => walk(suite, '')),
  };
}

const failureOf = (attempts: readonly PlaywrightAttempt[]): string | null =>
  attempts.find(({ status }) => status !== 'passed' && status !== 'skipped')?.error?.message ??
  null;

function attemptsOf(results: readonly { readonly status: string }[]): Outcome {
  const [first, ...again] = results;
  if (first === undefined || first.status === 'skipped') return 'skipped';
  if (first.status === 'passed' && again.every(({ status }) => status === 'passed'))
    return 'passed';
  return again.at(-1)?.status === 'passed' ? 'retried' : 'failed';
}

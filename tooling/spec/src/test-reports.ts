import type { Outcome, TestResult } from './citations.ts';

interface VitestReport {
  readonly tree?: string | null;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles?: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly location?: { readonly line: number; readonly column: number };
      readonly meta?: { readonly assertions?: number; readonly retries?: number };
    }[];
  }[];
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
      readonly results: readonly { readonly status: string }[];
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
      // Reports may be kept of another checkout of the same tree.
      file: `${place}/${file.name.split(`/${place}/`).at(-1)}`,
      at: test.location ?? null,
      title: [...(test.ancestorTitles ?? []), test.title].join(' '),
      outcome: outcomeOf(test.status, test.meta),
      project: null,
      facts: [],
    })),
  );
  return { tree: report.tree ?? null, tests };
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

function attemptsOf(results: readonly { readonly status: string }[]): Outcome {
  const [first, ...again] = results;
  if (first === undefined || first.status === 'skipped') return 'skipped';
  if (first.status === 'passed' && again.every(({ status }) => status === 'passed'))
    return 'passed';
  return again.at(-1)?.status === 'passed' ? 'retried' : 'failed';
}

/**
 * What became of a test. `retried`: passed, but not at first try; `empty`: passed without an assertion;
 * `elsewhere`: not for this Playwright project, passed in another.
 */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'retried' | 'empty' | 'elsewhere';

/** A test as a report tells of it. */
export interface TestResult {
  /** Folder below the workspace root: `packages/realtime`. */
  readonly place: string;
  /** Below the workspace root. */
  readonly file: string;
  /** Where in the file it is called, from 1. */
  readonly at: { readonly line: number; readonly column: number } | null;
  /** Whole title, with those of the blocks around it. */
  readonly title: string;
  readonly outcome: Outcome;
  /** What its first failure said, `null` where it had none. */
  readonly failure: string | null;
  /** Playwright project, `null` for vitest. */
  readonly project: string | null;
  /** What it saw on screens, each with a value: `SC-benefits#2`. */
  readonly facts: readonly string[];
}

const idPattern =
  /^(?:RT|BC|EN|ET|RE|GQ|GM|FQ|FM|SO|SI|CO|ER|SC|SY)-[A-Za-z0-9_-]+$|^RU-[A-Za-z0-9_-]+(?:#\d+)?$/;

/** The ids in square brackets of a title, those of clauses too: `[RU-a][RU-b#2] says so`. */
export function citedIds(title: string): readonly string[] {
  const brackets = [...title.matchAll(/\[([^\]]+)\]/g)];
  return brackets
    .flatMap(([, inside = '']) => inside.split(/[\s,]+/))
    .filter((word) => idPattern.test(word));
}

/** A test that names something and did not pass at first try takes the proof of it away. */
export const isAgainst = ({ outcome }: TestResult): boolean =>
  outcome === 'failed' || outcome === 'skipped' || outcome === 'retried';

/** The tests of each id that a title names. */
export function testsById(
  tests: readonly TestResult[],
): ReadonlyMap<string, readonly TestResult[]> {
  const found = new Map<string, TestResult[]>();
  for (const test of tests)
    for (const id of new Set(citedIds(test.title))) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

/** Ids that passed tests name, and none that did not pass at first try. */
export function citedBy(tests: readonly TestResult[]): ReadonlySet<string> {
  return new Set(
    [...testsById(tests)]
      .filter(
        ([, named]) => !named.some(isAgainst) && named.some(({ outcome }) => outcome === 'passed'),
      )
      .map(([id]) => id),
  );
}

/** What tests that passed at first try saw. */
export const factsSeen = (tests: readonly TestResult[]): ReadonlySet<string> =>
  new Set(tests.filter(({ outcome }) => outcome === 'passed').flatMap(({ facts }) => facts));

/** Citations of ids that the specification does not have, passed or not. */
export function unknownCitations(
  tests: readonly TestResult[],
  known: ReadonlySet<string>,
): readonly { readonly id: string; readonly place: string; readonly title: string }[] {
  return tests.flatMap((test) =>
    [...citedIds(test.title), ...test.facts]
      .filter((id) => !known.has(id))
      .map((id) => ({ id, place: test.place, title: test.title })),
  );
}

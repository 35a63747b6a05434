/** A test as a report tells of it. */
export interface TestResult {
  /** Folder below the workspace root: `packages/realtime`. */
  readonly place: string;
  /** Whole title, with those of the blocks around it. */
  readonly title: string;
  readonly passed: boolean;
  /** Playwright project, `null` for vitest. */
  readonly project: string | null;
}

const idPattern = /^(?:RT|BC|EN|ET|RE|GQ|GM|FQ|FM|SO|SI|RU|CO|ER|SC|SY)-[A-Za-z0-9_-]+$/;

/** The ids in square brackets of a title: `[RU-a][RU-b] says so`. */
export function citedIds(title: string): readonly string[] {
  const brackets = [...title.matchAll(/\[([^\]]+)\]/g)];
  return brackets
    .flatMap(([, inside = '']) => inside.split(/[\s,]+/))
    .filter((word) => idPattern.test(word));
}

/** Ids of passed tests that match; a skipped or failed test cites nothing. */
export function citedBy(
  tests: readonly TestResult[],
  matches: (test: TestResult) => boolean = () => true,
): ReadonlySet<string> {
  return new Set(
    tests.filter((test) => test.passed && matches(test)).flatMap((test) => citedIds(test.title)),
  );
}

/** Citations of ids that the specification does not have, passed or not. */
export function unknownCitations(
  tests: readonly TestResult[],
  known: ReadonlySet<string>,
): readonly { readonly id: string; readonly place: string; readonly title: string }[] {
  return tests.flatMap((test) =>
    citedIds(test.title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, place: test.place, title: test.title })),
  );
}

import type {
  FullConfig,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';

interface Spent {
  ms: number;
  count: number;
  /** The longest one, and the test that it is in. */
  longest: { readonly ms: number; readonly test: string };
}

const isOwnWork = ({ category }: TestStep): boolean =>
  category === 'pw:api' || category === 'expect' || category === 'fixture';

/** Addresses, names and values told apart say nothing about where time goes. */
const kindOf = ({ title }: TestStep): string =>
  title
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '…')
    .replaceAll(/\s+(?:\/|https?:)\S+/g, ' …')
    .replaceAll(/(get|locator|filter|nth|first|last)\w*\(.*$/gi, '…')
    .slice(0, 60);

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Prints where the time of a run goes, by kind of step (`VX_E2E_STEPS=1`). */
export default class StepsReporter implements Reporter {
  readonly #kinds = new Map<string, Spent>();
  #workers = 1;
  #tests = 0;
  #testsMs = 0;

  onBegin({ workers }: FullConfig): void {
    this.#workers = workers;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#tests += 1;
    this.#testsMs += result.duration;
    for (const step of result.steps) this.#add(step, test);
  }

  /** A step's own time: what it takes beside the steps within it. */
  #add(step: TestStep, test: TestCase): void {
    for (const inner of step.steps) this.#add(inner, test);
    if (!isOwnWork(step)) return;
    const within = step.steps.filter(isOwnWork).reduce((sum, { duration }) => sum + duration, 0);
    const ms = Math.max(0, step.duration - within);
    const kind = kindOf(step);
    const spent = this.#kinds.get(kind) ?? { ms: 0, count: 0, longest: { ms: 0, test: '' } };
    spent.ms += ms;
    spent.count += 1;
    if (ms > spent.longest.ms) spent.longest = { ms, test: test.title.slice(-50) };
    this.#kinds.set(kind, spent);
  }

  onEnd(): void {
    const rows = [...this.#kinds].toSorted(([, a], [, b]) => b.ms - a.ms).slice(0, 25);
    console.log(
      `\n${this.#tests} tests, ${seconds(this.#testsMs)} of ${this.#workers} workers, by kind of step:`,
    );
    for (const [kind, { ms, count, longest }] of rows)
      console.log(
        `${seconds(ms).padStart(9)} ${String(count).padStart(5)} x  ${kind.padEnd(60)} longest ${seconds(longest.ms)}: …${longest.test}`,
      );
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { treeOf } from '@vx/tooling-vitest/tree';
import { unknownCitations } from './citations.ts';
import { answeredIds, contractCalls, exercisedIds, type ContractCall } from './contract-calls.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import { belowFloors, readFloors } from './floors.ts';
import { legend, missingIn, tableOf, unreachedIn } from './print.ts';
import { readGraph } from './reach/graph.ts';
import { unreachedCode } from './reach/of-test.ts';
import { readJson, readReports, type Reports } from './reports.ts';
import { knownIds, type Clauses, type Facts, type SpecIndex } from './spec-index.ts';

export interface Options {
  readonly root: string;
  /** Also write `tooling/spec/reports/coverage.json`. */
  readonly json: boolean;
  /** Systems whose rules must all be whole. */
  readonly strict: readonly string[];
  /** Systems whose missing ids are printed, and why. */
  readonly missing: readonly string[];
}

/** Reads `--json`, `--strict SY-a,SY-b`, `--missing SY-a` and `--root path`. Throws on anything else. */
export function parseOptions(args: readonly string[], root: string): Options {
  const options = { root, json: false, strict: [] as string[], missing: [] as string[] };
  const rest = [...args];
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--') continue;
    if (name === '--json') {
      options.json = true;
      continue;
    }
    const value = rest.shift();
    if (value === undefined) throw new Error(`${name} wants a value.`);
    if (name === '--strict') options.strict = value.split(',').filter(Boolean);
    else if (name === '--missing') options.missing = value.split(',').filter(Boolean);
    else if (name === '--root') options.root = value;
    else throw new Error(`Unknown option ${name}. There are --json, --strict, --missing, --root.`);
  }
  return options;
}

type Print = (line: string) => void;

/**
 * Prints the coverage and answers the exit code: 1 on reports that are missing or of another tree, on an unknown id,
 * on a column below its floor, or on a strict system that is not whole.
 */
export function run(
  options: Options,
  print: Print,
  {
    calls = contractCalls(),
    tree = treeOf(options.root),
  }: { readonly calls?: readonly ContractCall[]; readonly tree?: string | null } = {},
): 0 | 1 {
  const { root } = options;
  const index = readJson(join(root, 'docs/spec/index.json')) as SpecIndex;
  const clauses = readJson(join(root, 'docs/spec/clauses.json')) as Clauses;
  const facts = readJson(join(root, 'docs/spec/facts.json')) as Facts;
  const reports = readReports(root, tree);
  if (reports.tests.length === 0) {
    print(nothingToRead(reports, tree));
    return 1;
  }
  const coverage = coverageOf({
    index,
    clauses,
    facts,
    tests: reports.tests,
    unreachedOf: unreachedCode(root, readGraph(root)),
    built: new Set(calls.filter(({ built }) => built).map(({ id }) => id)),
    answered: answeredIds(calls, reports),
    exercised: exercisedIds(calls, reports),
  });

  print(tableOf(coverage));
  print('');
  print(legend);
  const passed = reports.tests.filter(({ outcome }) => outcome === 'passed');
  print(`${reports.tests.length} tests, ${passed.length} of them passed at first try.`);
  for (const line of unreachedIn(coverage.all)) print(line);

  const faults = [
    ...reports.missing.map((path) => `Missing, so nothing of it counts: ${path}`),
    ...reports.stale.map((path) => `Of another tree, so nothing of it counts: ${path}`),
    ...unknownCitations(reports.tests, knownIds(index, clauses, facts)).map(
      ({ id, place, title }) => `Unknown id ${id}, cited in ${place}: ${title}`,
    ),
    ...belowFloors(coverage.all, readFloors(join(root, 'docs/spec/floors.json'))),
    ...asked(options, coverage, print),
  ];
  for (const fault of faults) print(fault);
  if (options.json) {
    const path = join(root, 'tooling/spec/reports/coverage.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(coverage, null, 2)}\n`);
    print(`Written: tooling/spec/reports/coverage.json`);
  }
  return faults.length > 0 ? 1 : 0;
}

function nothingToRead({ stale }: Reports, tree: string | null): string {
  if (tree === null) return 'There is no git repository here, so nobody knows what reports are of.';
  return stale.length === 0
    ? 'There are no reports to read: run the tests first (pnpm test).'
    : `All ${stale.length} reports are of another tree: run the tests again (pnpm test).`;
}

/** Prints what is missing where that was asked for. @returns the strict systems that are not whole */
function asked({ missing, strict }: Options, coverage: Coverage, print: Print): readonly string[] {
  const find = (id: string) => {
    const system = coverage.systems.find((one) => one.id === id);
    if (system === undefined) throw new Error(`There is no system ${id}.`);
    return system;
  };
  for (const id of missing) for (const line of missingIn(find(id))) print(line);
  return strict
    .map(find)
    .filter(({ rules }) => rules.missing.length > 0)
    .map(({ id, rules }) => `${id} is not whole: ${rules.missing.join(' ')}`);
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownCitations } from './citations.ts';
import { answeredIds, contractCalls, type ContractCall } from './contract-calls.ts';
import { coverageOf } from './coverage.ts';
import { tableOf } from './print.ts';
import { readAnswered, readJson, readTests } from './reports.ts';
import { knownIds, type SpecIndex } from './spec-index.ts';

export interface Options {
  readonly root: string;
  /** Also write `docs/spec/coverage.json`. */
  readonly json: boolean;
  /** Systems whose rules must all be proven. */
  readonly strict: readonly string[];
  /** Systems whose missing ids are printed. */
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

/** Prints the coverage and answers the exit code: 1 on an unknown id or an unproven strict system. */
export function run(
  options: Options,
  print: (line: string) => void,
  calls: readonly ContractCall[] = contractCalls(),
): 0 | 1 {
  const index = readJson(join(options.root, 'docs/spec/index.json')) as SpecIndex;
  const tests = readTests(options.root);
  const answered = readAnswered(options.root);
  const coverage = coverageOf({
    index,
    tests,
    inContract: new Set(calls.map((call) => call.id)),
    answered: answeredIds(calls, answered),
  });
  let failed = false;

  print(tableOf(coverage));
  print('');
  print(
    'rules: proven by a passed test that cites the id (rules, constants, errors, enumerations,',
  );
  print(
    'routes, breadcrumb types). Calls: in the contract, answered by the server, exercised by a',
  );
  print('client. Screens: opened by a browser test on each app.');
  print(`${tests.length} tests, ${tests.filter((test) => test.passed).length} passed.`);
  if (answered === null) {
    print('apps/server/reports/answered.json is missing: no call counts as answered.');
  }

  for (const { id, place, title } of unknownCitations(tests, knownIds(index))) {
    failed = true;
    print(`Unknown id ${id}, cited in ${place}: ${title}`);
  }
  const find = (id: string) => coverage.systems.find((system) => system.id === id);
  for (const id of options.missing) {
    const system = find(id);
    if (system === undefined) throw new Error(`There is no system ${id}.`);
    print(`${id}, rules not proven: ${system.rules.missing.join(' ') || 'none'}`);
    print(`${id}, calls not answered: ${system.calls.server.missing.join(' ') || 'none'}`);
    print(`${id}, calls not exercised: ${system.calls.client.missing.join(' ') || 'none'}`);
  }
  for (const id of options.strict) {
    const missing = find(id)?.rules.missing;
    if (missing === undefined) throw new Error(`There is no system ${id}.`);
    if (missing.length === 0) continue;
    failed = true;
    print(`${id} is not fully proven: ${missing.join(' ')}`);
  }
  if (options.json) {
    const path = join(options.root, 'docs/spec/coverage.json');
    writeFileSync(path, `${JSON.stringify(coverage, null, 2)}\n`);
    print(`Written: docs/spec/coverage.json`);
  }
  return failed ? 1 : 0;
}

import { citedBy, testsById, type TestResult } from './citations.ts';
import { proveRule, type Evidence, type RuleProof } from './rules.ts';
import {
  callIds,
  ruleIds,
  screenIds,
  valueIds,
  type Clauses,
  type SpecIndex,
} from './spec-index.ts';

/** Done and not done, of one kind. */
export interface Share {
  readonly total: number;
  readonly done: number;
  readonly missing: readonly string[];
}

export interface SystemCoverage {
  readonly id: string;
  readonly name: string;
  readonly rules: Share;
  /** The rules that are not whole, with why. */
  readonly open: readonly RuleProof[];
  /** Constants, enumerations, errors, routes and breadcrumb types. */
  readonly values: Share;
  readonly calls: { readonly contract: Share; readonly server: Share; readonly client: Share };
  readonly screens: { readonly desktop: Share; readonly mobile: Share };
}

export interface Coverage {
  readonly systems: readonly SystemCoverage[];
  readonly all: SystemCoverage;
}

export interface Input {
  readonly index: SpecIndex;
  readonly clauses: Clauses;
  readonly tests: readonly TestResult[];
  readonly unreachedOf: Evidence['unreachedOf'];
  /** Ids of calls. */
  readonly built: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  readonly exercised: ReadonlySet<string>;
}

const shareOf = (ids: readonly string[], done: ReadonlySet<string>): Share => ({
  total: ids.length,
  done: ids.filter((id) => done.has(id)).length,
  missing: ids.filter((id) => !done.has(id)),
});

/** Computes how much of the specification is proven, built, answered, asked for and opened. */
export function coverageOf(input: Input): Coverage {
  const { index, clauses, tests, unreachedOf } = input;
  const byId = testsById(tests);
  const namedBy = (id: string): readonly TestResult[] => byId.get(id) ?? [];
  const proofs = new Map(
    index.systems.flatMap(ruleIds).map((id) => {
      const parts = clauses[id] ?? [{ id: `${id}#1`, text: '' }];
      return [id, proveRule(id, parts, { namedBy, unreachedOf })] as const;
    }),
  );
  const whole = new Set(
    [...proofs.values()].filter(({ standing }) => standing === 'whole').map(({ id }) => id),
  );
  const cited = citedBy(tests);
  const openedOn = (app: string): ReadonlySet<string> =>
    citedBy(tests.filter((test) => test.project?.startsWith(app) ?? false));
  const desktop = openedOn('desktop');
  const mobile = openedOn('mobile');

  const of = (id: string, name: string, systems: SpecIndex['systems']): SystemCoverage => {
    const rules = shareOf(systems.flatMap(ruleIds), whole);
    const calls = systems.flatMap(callIds);
    const screens = systems.flatMap(screenIds);
    return {
      id,
      name,
      rules,
      open: rules.missing.map((rule) => proofs.get(rule)).filter((proof) => proof !== undefined),
      values: shareOf(systems.flatMap(valueIds), cited),
      calls: {
        contract: shareOf(calls, input.built),
        server: shareOf(calls, input.answered),
        client: shareOf(calls, input.exercised),
      },
      screens: { desktop: shareOf(screens, desktop), mobile: shareOf(screens, mobile) },
    };
  };
  return {
    systems: index.systems.map((system) => of(system.id, system.name, [system])),
    all: of('all', 'The whole specification', index.systems),
  };
}

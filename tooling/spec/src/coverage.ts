import { citedBy, factsSeen, testsById, type TestResult } from './citations.ts';
import { proveRule, type Evidence, type RuleProof } from './rules.ts';
import {
  callIds,
  factIds,
  ruleIds,
  screenIds,
  valueIds,
  type Clauses,
  type Facts,
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
  /** Opened, with every fact seen. */
  readonly screens: { readonly desktop: Share; readonly mobile: Share };
  /** Of the screens that a test opened: what was not seen there. */
  readonly unseen: { readonly desktop: readonly string[]; readonly mobile: readonly string[] };
}

export interface Coverage {
  readonly systems: readonly SystemCoverage[];
  readonly all: SystemCoverage;
}

export interface Input {
  readonly index: SpecIndex;
  readonly clauses: Clauses;
  readonly facts: Facts;
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

/** The screens that tests of an app opened, and the facts that they saw. */
function seenOn(app: string, tests: readonly TestResult[]) {
  const own = tests.filter(({ project }) => project?.startsWith(app) ?? false);
  return { opened: citedBy(own), facts: factsSeen(own) };
}

/** Computes how much of the specification is proven, built, answered, asked for and opened. */
export function coverageOf(input: Input): Coverage {
  const { index, clauses, facts, tests, unreachedOf } = input;
  const byId = testsById(tests);
  const namedBy = (id: string): readonly TestResult[] => byId.get(id) ?? [];
  const proofs = new Map(
    index.systems.flatMap(ruleIds).map((id) => {
      const parts = clauses[id] ?? [{ id: `${id}#1`, text: '' }];
      return [id, proveRule(id, parts, { namedBy, unreachedOf })] as const;
    }),
  );
  const whole = new Set(
    [...proofs.values()].filter(({ state }) => state === 'whole').map(({ id }) => id),
  );
  const cited = citedBy(tests);
  const on = { desktop: seenOn('desktop', tests), mobile: seenOn('mobile', tests) };

  const of = (id: string, name: string, systems: SpecIndex['systems']): SystemCoverage => {
    const rules = shareOf(systems.flatMap(ruleIds), whole);
    const calls = systems.flatMap(callIds);
    const screens = systems.flatMap(screenIds);
    const unseenOn = (app: keyof typeof on, screen: string): readonly string[] =>
      factIds(facts, screen).filter((fact) => !on[app].facts.has(fact));
    const openedOn = (app: keyof typeof on): readonly string[] =>
      screens.filter((screen) => on[app].opened.has(screen));
    // A screen that lists nothing proves nothing.
    const wholeOn = (app: keyof typeof on): Share =>
      shareOf(
        screens,
        new Set(
          openedOn(app).filter(
            (screen) => facts[screen] !== undefined && unseenOn(app, screen).length === 0,
          ),
        ),
      );
    const unseen = (app: keyof typeof on): readonly string[] =>
      openedOn(app).flatMap((screen) => unseenOn(app, screen));
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
      screens: { desktop: wholeOn('desktop'), mobile: wholeOn('mobile') },
      unseen: { desktop: unseen('desktop'), mobile: unseen('mobile') },
    };
  };
  return {
    systems: index.systems.map((system) => of(system.id, system.name, [system])),
    all: of('all', 'The whole specification', index.systems),
  };
}

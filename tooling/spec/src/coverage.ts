import { citedBy, type TestResult } from './citations.ts';
import { callIds, ruleIds, screenIds, type SpecIndex } from './spec-index.ts';

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
  readonly calls: { readonly contract: Share; readonly server: Share; readonly client: Share };
  readonly screens: { readonly desktop: Share; readonly mobile: Share };
}

export interface Coverage {
  readonly systems: readonly SystemCoverage[];
  readonly all: SystemCoverage;
}

/** Tests of these places exercise calls the way a client does. */
const clientPlaces: ReadonlySet<string> = new Set([
  'packages/api-client',
  'packages/realtime',
  'packages/features',
  'packages/session-core',
  'packages/money-core',
  'packages/rewards-core',
  'packages/messenger-core',
  'packages/notify-core',
  'packages/live-core',
  'packages/content-core',
  'tooling/e2e',
]);

const shareOf = (ids: readonly string[], done: ReadonlySet<string>): Share => ({
  total: ids.length,
  done: ids.filter((id) => done.has(id)).length,
  missing: ids.filter((id) => !done.has(id)),
});

/** Computes how much of the specification is proven, answered, exercised and opened. */
export function coverageOf(input: {
  readonly index: SpecIndex;
  readonly tests: readonly TestResult[];
  readonly inContract: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
}): Coverage {
  const { index, tests, inContract, answered } = input;
  const proven = citedBy(tests);
  const exercised = citedBy(tests, (test) => clientPlaces.has(test.place));
  const openedOn = (app: string): ReadonlySet<string> =>
    citedBy(tests, (test) => test.project?.startsWith(app) ?? false);
  const desktop = openedOn('desktop');
  const mobile = openedOn('mobile');

  const of = (
    id: string,
    name: string,
    ids: {
      readonly rules: readonly string[];
      readonly calls: readonly string[];
      readonly screens: readonly string[];
    },
  ): SystemCoverage => ({
    id,
    name,
    rules: shareOf(ids.rules, proven),
    calls: {
      contract: shareOf(ids.calls, inContract),
      server: shareOf(ids.calls, answered),
      client: shareOf(ids.calls, exercised),
    },
    screens: { desktop: shareOf(ids.screens, desktop), mobile: shareOf(ids.screens, mobile) },
  });

  return {
    systems: index.systems.map((system) =>
      of(system.id, system.name, {
        rules: ruleIds(system),
        calls: callIds(system),
        screens: screenIds(system),
      }),
    ),
    all: of('all', 'The whole specification', {
      rules: index.systems.flatMap(ruleIds),
      calls: index.systems.flatMap(callIds),
      screens: index.systems.flatMap(screenIds),
    }),
  };
}

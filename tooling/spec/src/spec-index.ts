/** What belongs to a system, as `docs/spec/index.json` lists it. */
export interface SystemEntry {
  readonly id: string;
  readonly name: string;
  readonly own: Readonly<Record<string, readonly string[]>>;
}

export interface SpecIndex {
  readonly systems: readonly SystemEntry[];
}

/** A part of a rule that a test can prove: `RU-money-eur-to-coins#2`. */
export interface Clause {
  readonly id: string;
  readonly text: string;
}

/** The clauses of each rule, as `docs/spec/clauses.json` lists them. */
export type Clauses = Readonly<Record<string, readonly Clause[]>>;

/** What a guest reads on each screen, as `docs/spec/facts.json` lists it. `SC-benefits#2` is the second one. */
export type Facts = Readonly<Record<string, readonly string[]>>;

export const factIds = (facts: Facts, screen: string): readonly string[] =>
  (facts[screen] ?? []).map((_, index) => `${screen}#${index + 1}`);

/** Kinds whose every member is a value of the contract: a table proves it. */
const valueKinds = ['constants', 'errors', 'enums', 'routes', 'breadcrumbTypes'] as const;
/** Kinds that the server answers and a page asks for. */
const callKinds = [
  'rest',
  'graphqlQueries',
  'graphqlMutations',
  'feedQueries',
  'feedMutations',
  'socketOut',
  'socketIn',
] as const;

const idsOf = (system: SystemEntry, kinds: readonly string[]): readonly string[] =>
  kinds.flatMap((kind) => system.own[kind] ?? []);

export const ruleIds = (system: SystemEntry): readonly string[] => idsOf(system, ['rules']);
export const valueIds = (system: SystemEntry): readonly string[] => idsOf(system, valueKinds);
export const callIds = (system: SystemEntry): readonly string[] => idsOf(system, callKinds);
export const screenIds = (system: SystemEntry): readonly string[] => idsOf(system, ['screens']);

/** Every id that a test title may cite: all kinds of all systems, the systems, the clauses and the facts. */
export function knownIds(index: SpecIndex, clauses: Clauses, facts: Facts): ReadonlySet<string> {
  return new Set([
    ...Object.keys(facts).flatMap((screen) => factIds(facts, screen)),
    ...index.systems.flatMap((system) => [system.id, ...Object.values(system.own).flat()]),
    ...Object.values(clauses)
      .flat()
      .map(({ id }) => id),
  ]);
}

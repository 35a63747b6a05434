/** What belongs to a system, as `docs/spec/index.json` lists it. */
export interface SystemEntry {
  readonly id: string;
  readonly name: string;
  readonly own: Readonly<Record<string, readonly string[]>>;
}

export interface SpecIndex {
  readonly systems: readonly SystemEntry[];
}

/** Kinds that a test proves. */
const ruleKinds = ['rules', 'constants', 'errors', 'enums', 'routes', 'breadcrumbTypes'] as const;
/** Kinds that the server answers and a client exercises. */
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

export const ruleIds = (system: SystemEntry): readonly string[] => idsOf(system, ruleKinds);
export const callIds = (system: SystemEntry): readonly string[] => idsOf(system, callKinds);
export const screenIds = (system: SystemEntry): readonly string[] => idsOf(system, ['screens']);

/** Every id that a test title may cite: all kinds of all systems, and the systems. */
export function knownIds(index: SpecIndex): ReadonlySet<string> {
  return new Set(
    index.systems.flatMap((system) => [system.id, ...Object.values(system.own).flat()]),
  );
}

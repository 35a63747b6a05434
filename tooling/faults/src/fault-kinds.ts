import type { Chance } from './random.ts';

/** What clients and the provider do to the server, all the time. */
export const trafficFaults = [
  'request lost on its way',
  'connection cut during the work',
  'reply lost after the commit',
  'request doubled',
  'request held back and overtaken',
  'key used for another request',
  'key used by another guest',
  'socket cut',
  'report of the provider doubled',
  'report of the provider late',
  'report of the provider out of order',
] as const;

/** What is done to a node, wherever it keeps its data. */
const nodeFaults = [
  'node killed',
  'node restarted in order',
  'clock of a node forward',
  'clock of a node back',
] as const;

/** What is done to the servers that two nodes share. */
const sharedFaults = [
  'database connections terminated',
  'database restarted at once',
  'database read-only after a fail-over',
  'disk of the database full',
  'database frozen',
  'database slow',
  'node cut off from the database',
  'Redis killed',
  'Redis frozen',
  'node cut off from Redis',
] as const;

export type TrafficFault = (typeof trafficFaults)[number];
export type ScheduledFault = (typeof nodeFaults)[number] | (typeof sharedFaults)[number];
export type FaultKind = TrafficFault | ScheduledFault;

/** What can be done to a set-up. */
export const scheduledFaults = (isShared: boolean): readonly ScheduledFault[] =>
  isShared ? [...nodeFaults, ...sharedFaults] : nodeFaults;

/** A fault and the step of the work (intents done) at which it comes. */
export interface PlannedFault {
  readonly kind: ScheduledFault;
  readonly at: number;
  /** Which node, where it is done to one. */
  readonly node: number;
}

/** Every kind at least once, kills again and again, at even steps and in an order drawn by the seed. */
export function planFaults(
  set: { readonly isShared: boolean; readonly nodes: number },
  scale: { readonly intents: number; readonly kills: number },
  chance: Chance,
): readonly PlannedFault[] {
  const kinds: ScheduledFault[] = [...scheduledFaults(set.isShared)];
  for (let kill = 1; kill < scale.kills; kill += 1) kinds.push('node killed');
  const drawn: ScheduledFault[] = [];
  while (kinds.length > 0) drawn.push(...kinds.splice(chance.below(kinds.length), 1));
  return drawn.map((kind, index) => ({
    kind,
    at: Math.floor((scale.intents * (index + 1)) / (drawn.length + 1)),
    node: chance.below(set.nodes),
  }));
}

/** How often each kind happened. */
export class FaultLog {
  readonly #counts = new Map<FaultKind, number>();

  count(kind: FaultKind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }
  of(kind: FaultKind): number {
    return this.#counts.get(kind) ?? 0;
  }
}

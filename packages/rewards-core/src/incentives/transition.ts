/** What is shown of the incentives that were loaded, as pure steps. Times are ms of this device's clock. */
import type { IncentiveEvent, IncentiveRegion, IncentiveResult } from '@vx/contract/enums';
import type { RestContract } from '@vx/contract/rest';
import type { Step } from '@vx/kernel';
import { byPriority, countdownOf, groupOf, interrupts } from '../rules/index.ts';

/** ET-incentive, as the server answers it. */
export type Incentive =
  RestContract['GET /conversion/getIncentivesByEvent']['response']['incentives'][number];

/** An incentive, and when its countdown was told. */
export interface Loaded {
  readonly incentive: Incentive;
  readonly loadedAt: number;
}

/** How far a guest is with the one thing that is shown in a region. */
export type Taking =
  | { readonly kind: 'offered' }
  | { readonly kind: 'taking' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'taken'; readonly validTo: string };

/** What stands over the page. */
export type Interruption =
  | { readonly kind: 'none' }
  /** The guest may not be interrupted by it yet: it is asked whether it may. */
  | { readonly kind: 'asking'; readonly shown: Loaded }
  | { readonly kind: 'open'; readonly shown: Loaded };

export interface IncentivesState {
  readonly byEvent: Readonly<Partial<Record<IncentiveEvent, readonly Loaded[]>>>;
  readonly interruption: Interruption;
  /** Nothing may stand over the page now: a chat, a form, a question that waits for its answer. */
  readonly quiet: boolean;
  readonly taking: Readonly<Record<string, Taking>>;
}

export type IncentivesEvent =
  | {
      readonly kind: 'loaded';
      readonly event: IncentiveEvent;
      readonly incentives: readonly Incentive[];
      readonly blocked: ReadonlySet<string>;
      readonly at: number;
    }
  | { readonly kind: 'quiet'; readonly quiet: boolean }
  | { readonly kind: 'asked'; readonly id: string; readonly allowed: boolean }
  | { readonly kind: 'close'; readonly id: string; readonly result: IncentiveResult }
  /** The post of the result has been answered. */
  | { readonly kind: 'posted' }
  | { readonly kind: 'hide'; readonly id: string; readonly seconds: number }
  | { readonly kind: 'closedElsewhere'; readonly group: string }
  | { readonly kind: 'take'; readonly id: string }
  | { readonly kind: 'taken'; readonly id: string; readonly validTo: string }
  | { readonly kind: 'refused'; readonly id: string; readonly code: string };

export type IncentivesEffect =
  | { readonly kind: 'ask'; readonly id: string }
  | { readonly kind: 'block'; readonly group: string }
  | { readonly kind: 'post'; readonly id: string; readonly result: IncentiveResult }
  | { readonly kind: 'hide'; readonly type: Incentive['type']; readonly seconds: number }
  | { readonly kind: 'redeem'; readonly id: string }
  | { readonly kind: 'reload' };

type Next = Step<IncentivesState, IncentivesEffect>;

export const noIncentives: IncentivesState = {
  byEvent: {},
  interruption: { kind: 'none' },
  quiet: false,
  taking: {},
};

const isInterrupting = ({ incentive }: Loaded): boolean => interrupts(incentive);

/** Seconds that are left by this device's clock, or `null` when it has no end. [RU-incentives-countdown] */
export const secondsLeft = ({ incentive, loadedAt }: Loaded, now: number): number | null =>
  incentive.countdown === null ? null : countdownOf(loadedAt + incentive.countdown * 1000, now);

const allOf = ({ byEvent }: IncentivesState): readonly Loaded[] =>
  Object.values(byEvent).flatMap((loaded) => loaded ?? []);

const sorted = (loaded: readonly Loaded[]): readonly Loaded[] =>
  loaded.toSorted((a, b) => byPriority(a.incentive, b.incentive));

/** What a region shows, the most important first. [RU-incentives-per-region] */
export const inRegion = (state: IncentivesState, region: IncentiveRegion): readonly Loaded[] =>
  sorted(allOf(state).filter(({ incentive }) => incentive.region === region));

const without = (
  state: IncentivesState,
  gone: (loaded: Loaded) => boolean,
): Pick<IncentivesState, 'byEvent' | 'interruption'> => {
  const { interruption } = state;
  return {
    byEvent: Object.fromEntries(
      Object.entries(state.byEvent).map(([event, loaded]) => [
        event,
        loaded.filter((one) => !gone(one)),
      ]),
    ),
    interruption:
      interruption.kind !== 'none' && gone(interruption.shown) ? { kind: 'none' } : interruption,
  };
};

const isTaken = ({ taking }: IncentivesState, { incentive }: Loaded): boolean =>
  taking[incentive.id]?.kind === 'taken';

/** Asks for the most important of those that would interrupt, when nothing else does. */
function settle(state: IncentivesState, effects: readonly IncentivesEffect[] = []): Next {
  if (state.quiet || state.interruption.kind !== 'none') return { state, effects };
  const [shown] = sorted(allOf(state).filter((one) => isInterrupting(one) && !isTaken(state, one)));
  if (!shown) return { state, effects };
  return {
    state: { ...state, interruption: { kind: 'asking', shown } },
    effects: [...effects, { kind: 'ask', id: shown.incentive.id }],
  };
}

const find = (state: IncentivesState, id: string): Loaded | undefined =>
  allOf(state).find(({ incentive }) => incentive.id === id);

const withTaking = (state: IncentivesState, id: string, taking: Taking): IncentivesState => ({
  ...state,
  taking: { ...state.taking, [id]: taking },
});

function closed(state: IncentivesState, id: string, result: IncentiveResult): Next {
  const loaded = find(state, id);
  if (!loaded) return { state, effects: [] };
  const group = groupOf(loaded.incentive);
  // A refusal is for the group, wherever else it would show.
  const gone = (one: Loaded): boolean =>
    one.incentive.id === id || (result !== 'expired' && groupOf(one.incentive) === group);
  return {
    state: { ...state, ...without(state, gone) },
    effects: [
      ...(result === 'expired' ? [] : [{ kind: 'block', group } as const]),
      { kind: 'post', id, result },
    ],
  };
}

/** One step. What may interrupt is asked for in the step that makes it possible. */
export function stepIncentives(state: IncentivesState, event: IncentivesEvent): Next {
  switch (event.kind) {
    case 'loaded': {
      const incentives = event.incentives
        .filter((incentive) => !event.blocked.has(groupOf(incentive)))
        .map((incentive): Loaded => ({ incentive, loadedAt: event.at }));
      // Those of other events stay. [RU-incentives-replace-per-event]
      return settle({ ...state, byEvent: { ...state.byEvent, [event.event]: incentives } });
    }
    case 'quiet':
      if (event.quiet === state.quiet) return { state, effects: [] };
      // What stands over the page goes at once: a chat has begun, or another question.
      if (event.quiet)
        return { state: { ...state, ...without(state, isInterrupting), quiet: true }, effects: [] };
      return settle({ ...state, quiet: false });
    case 'asked': {
      const { interruption } = state;
      if (interruption.kind !== 'asking' || interruption.shown.incentive.id !== event.id)
        return { state, effects: [] };
      const { shown } = interruption;
      if (event.allowed)
        return { state: { ...state, interruption: { kind: 'open', shown } }, effects: [] };
      // Not now: what interrupts comes with the next load, when there is room for it again.
      return { state: { ...state, ...without(state, isInterrupting) }, effects: [] };
    }
    case 'close':
      return closed(state, event.id, event.result);
    case 'posted':
      return { state, effects: [{ kind: 'reload' }] };
    case 'hide': {
      const loaded = find(state, event.id);
      if (!loaded) return { state, effects: [] };
      const { type } = loaded.incentive;
      return {
        state: { ...state, ...without(state, ({ incentive }) => incentive.type === type) },
        effects: [{ kind: 'hide', type, seconds: event.seconds }],
      };
    }
    case 'closedElsewhere': {
      // What is taken here stays until the guest has read that it is.
      const gone = (one: Loaded): boolean =>
        groupOf(one.incentive) === event.group && !isHeld(state, one);
      return { state: { ...state, ...without(state, gone) }, effects: [] };
    }
    case 'take':
      if (!find(state, event.id) || isHeld(state, { incentive: { id: event.id } }))
        return { state, effects: [] };
      return {
        state: withTaking(state, event.id, { kind: 'taking' }),
        effects: [{ kind: 'redeem', id: event.id }],
      };
    case 'taken':
      return {
        state: withTaking(state, event.id, { kind: 'taken', validTo: event.validTo }),
        effects: [],
      };
    case 'refused':
      return {
        state: withTaking(state, event.id, { kind: 'refused', code: event.code }),
        effects: [],
      };
  }
}

const isHeld = (
  { taking }: IncentivesState,
  { incentive }: { readonly incentive: Pick<Incentive, 'id'> },
): boolean => {
  const kind = taking[incentive.id]?.kind;
  return kind === 'taking' || kind === 'taken';
};

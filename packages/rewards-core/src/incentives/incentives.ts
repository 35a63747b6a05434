import { codeOf, type RestCalls } from '@vx/api-client';
import { interruptionPause, rareInterruptionPause } from '@vx/contract/constants';
import type { IncentiveEvent, IncentiveRegion, IncentiveResult } from '@vx/contract/enums';
import type { SocketEvents } from '@vx/contract/socket';
import {
  createMachine,
  createScope,
  deriveStore,
  type Clock,
  type KeyValueStorage,
  type Logger,
  type ReadableStore,
  checkStoredExpiry,
  setStoredExpiry,
} from '@vx/kernel';
import { interrupts } from '../rules/index.ts';
import { blockedGroups, blockGroup } from './blocked-groups.ts';
import {
  inRegion,
  noIncentives,
  stepIncentives,
  type Incentive,
  type IncentivesEffect,
  type IncentivesEvent,
  type IncentivesState,
  type Loaded,
  type Taking,
} from './transition.ts';

/** Name of the stamp that keeps the browser from being interrupted again. Necessary. */
export const INTERRUPTED_KEY = 'interrupted';

/** What is shown of one incentive, and what can be done. */
export interface ShownIncentive {
  readonly incentive: Incentive;
  /** When its countdown was told; see `secondsLeft`. */
  readonly loaded: Loaded;
  readonly taking: Taking;
  /** `null`: it brings nothing to take, or is being taken. */
  readonly take: (() => void) | null;
  readonly close: (result: IncentiveResult) => void;
  /** `null`: only the refill window can be hidden for a time. */
  readonly hide: ((seconds: number) => void) | null;
  /**
   * Closes it, and leaves a day between two of its kind. `null`: it interrupts nobody, or the
   * page tells nothing of its guest.
   */
  readonly snooze: (() => void) | null;
}

/** Which incentives are shown now. */
export interface IncentivesSnapshot {
  /** What stands over the page now. */
  readonly interruption: ShownIncentive | null;
  /** The most important one of a region in the page. */
  readonly in: (region: IncentiveRegion) => ShownIncentive | null;
}

/** Decides which incentive is shown now, and where. At most one stands over the page. */
export interface Incentives extends ReadableStore<IncentivesSnapshot>, Disposable {
  /** A page was opened. [RU-incentives-page-load] */
  pageLoaded(page: { readonly routeName: string; readonly routeArgs: RouteArgs }): void;
  exitIntended(): void;
  /** [RU-incentives-preview-end] */
  previewEnded(videoId: string): void;
  /** Nothing may stand over the page, or may again. */
  setQuiet(quiet: boolean): void;
}

type RouteArgs = Readonly<Record<string, string | number | boolean>>;

export interface IncentivesDeps {
  readonly calls: RestCalls;
  readonly events: SocketEvents;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly cookies: KeyValueStorage;
  readonly storage: KeyValueStorage;
  /** Something else has the guest's attention just now: a dialog, a cover. */
  readonly isBusy: () => boolean;
  /** Whether this page may tell what its guest says. [RU-routing-special-page-no-guest-info] */
  readonly setsGuestInfo: (routeName: string) => boolean;
  /** Analytics is allowed now: only then the server evaluates tests. */
  readonly mayCount: () => boolean;
}

/**
 * The incentives of a page: one budget of attention with the server's, the order of closing, and what
 * is taken. [RU-incentives-per-region] [RU-incentives-close-order]
 */
export function createIncentives(deps: IncentivesDeps): Incentives {
  const { calls, clock, cookies, storage, logger } = deps;
  const scope = createScope();
  let page: { readonly routeName: string; readonly routeArgs: RouteArgs } | null = null;
  const blocking = { storage: cookies, clock };

  const consent = (): { readonly analytics?: true } => (deps.mayCount() ? { analytics: true } : {});

  const loaded = (event: IncentiveEvent, incentives: readonly Incentive[]): void =>
    machine.send({
      kind: 'loaded',
      event,
      incentives,
      blocked: blockedGroups(blocking),
      at: clock.now(),
    });
  /** What cannot be loaded is not missed: nothing on a page waits for an incentive. */
  const lost =
    (what: string) =>
    (error: unknown): void =>
      logger.debug('incentives.lost', { what, code: codeOf(error) });

  const loadPage = (): void => {
    if (!page) return;
    const asked = page;
    calls
      .call('POST /conversion/getPageLoadIncentives', { body: asked, query: consent() })
      .then(({ data }) => {
        // The guest has gone on meanwhile.
        if (page === asked) loaded('pageLoad', data.incentives);
      })
      .catch(lost('pageLoad'));
  };

  /** The browser keeps the ten minutes, for visitors too; the server those of all devices. */
  const ask = async (incentive: string): Promise<boolean> => {
    const stamp = { storage, clock };
    if (deps.isBusy() || checkStoredExpiry(stamp, INTERRUPTED_KEY) === 'running') return false;
    const { data } = await calls.call('POST /conversion/showIncentive', { body: { incentive } });
    if (data.success) setStoredExpiry(stamp, INTERRUPTED_KEY, interruptionPause);
    return data.success;
  };

  const run = (effect: IncentivesEffect, send: (event: IncentivesEvent) => void): void => {
    switch (effect.kind) {
      case 'ask':
        ask(effect.id)
          .catch(() => false)
          .then((allowed) => send({ kind: 'asked', id: effect.id, allowed }))
          .catch(lost('ask'));
        return;
      case 'block':
        blockGroup(blocking, effect.group);
        return;
      case 'post': {
        const body = { result: effect.result, incentive: effect.id };
        calls
          .call('POST /conversion/closeIncentive', { body })
          .then(() => send({ kind: 'posted' }))
          .catch(lost('close'));
        return;
      }
      case 'hide': {
        const body = { incentiveType: effect.type, interval: effect.seconds };
        calls
          .call('POST /conversion/setRefillWindowHidden', { body })
          .then(() => send({ kind: 'posted' }))
          .catch(lost('hide'));
        return;
      }
      case 'redeem': {
        const { id } = effect;
        calls
          .createIntent('POST /conversion/redeemIncentive', id)
          .send({ body: { incentive: id } })
          .then(({ data }) => send({ kind: 'taken', id, validTo: data.validTo }))
          .catch((error: unknown) => send({ kind: 'refused', id, code: codeOf(error) }));
        return;
      }
      case 'reload':
        loadPage();
    }
  };

  const machine = scope.own(
    createMachine<IncentivesState, IncentivesEvent, IncentivesEffect>({
      initial: noIncentives,
      transition: stepIncentives,
      run,
    }),
  );
  scope.defer(
    deps.events.on('incentiveClosed', ({ uniqueGroup }) =>
      machine.send({ kind: 'closedElsewhere', group: uniqueGroup }),
    ),
  );

  /** [RE-setGuestInfo] */
  const snooze = (id: string): void => {
    setStoredExpiry({ storage, clock }, INTERRUPTED_KEY, rareInterruptionPause);
    calls
      .call('POST /conversion/setGuestInfo', { body: { type: 'offers', value: 'lessOften' } })
      .catch(lost('snooze'));
    machine.send({ kind: 'close', id, result: 'closed' });
  };

  const shownOf = (shown: Loaded, state: IncentivesState): ShownIncentive => {
    const { incentive } = shown;
    const { id, gift, region } = incentive;
    const taking = state.taking[id] ?? { kind: 'offered' };
    const canTake = gift !== null && (taking.kind === 'offered' || taking.kind === 'refused');
    const maySay =
      interrupts(shown.incentive) &&
      page !== null &&
      deps.setsGuestInfo(page.routeName) &&
      taking.kind !== 'taken';
    return {
      incentive,
      loaded: shown,
      taking,
      take: canTake ? () => machine.send({ kind: 'take', id }) : null,
      close: (result) => machine.send({ kind: 'close', id, result }),
      hide: region === 'refill' ? (seconds) => machine.send({ kind: 'hide', id, seconds }) : null,
      snooze: maySay ? () => snooze(id) : null,
    };
  };

  const snapshotOf = (state: IncentivesState): IncentivesSnapshot => {
    const { interruption } = state;
    return {
      interruption: interruption.kind === 'open' ? shownOf(interruption.shown, state) : null,
      in(region) {
        const [first] = inRegion(state, region);
        return first ? shownOf(first, state) : null;
      },
    };
  };
  const store = deriveStore(machine, snapshotOf);

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    pageLoaded(next) {
      page = next;
      loadPage();
    },
    exitIntended() {
      calls
        .call('GET /conversion/getIncentivesByEvent', {
          query: { event: 'exitIntent', ...consent() },
          fresh: true,
        })
        .then(({ incentives }) => loaded('exitIntent', incentives))
        .catch(lost('exitIntent'));
    },
    previewEnded(albumId) {
      calls
        .call('GET /conversion/getVideoPreviewEndIncentives/{albumId}', {
          params: { albumId },
          query: consent(),
          fresh: true,
        })
        .then(({ incentives }) => loaded('previewEnd', incentives))
        .catch(lost('previewEnd'));
    },
    setQuiet: (quiet) => machine.send({ kind: 'quiet', quiet }),
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

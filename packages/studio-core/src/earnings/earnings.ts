import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioEarnings, StudioStatementLine } from '@vx/contract/studio';
import type { Price } from '@vx/contract';
import { createStore, type ReadableStore } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';
import type { DayRange } from './days.ts';

/** Lines of a statement that are loaded at a time. */
export const STATEMENT_LINES = 20;

/** What was earned in some days. */
export type EarningsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | {
      readonly kind: 'loaded';
      readonly earnings: StudioEarnings;
      /** Newest first. */
      readonly lines: readonly StudioStatementLine[];
      readonly total: number;
      /** Loads more lines; `null` when all are there. */
      readonly loadMore: (() => void) | null;
      readonly isLoadingMore: boolean;
      /** Why it could not be loaded anew: what is shown is older. */
      readonly problem: ErrorCode | null;
    };

/** Earnings and statement of some days, as a store. */
export interface Earnings extends ReadableStore<EarningsState>, Disposable {
  /** Loads it, or loads it anew; what is shown stays until the answer is there. */
  load(): Promise<void>;
}

export function createEarnings(deps: {
  readonly calls: StudioCalls;
  readonly range: () => DayRange;
  readonly onLoggedOut: () => void;
}): Earnings {
  const { calls } = deps;
  const store = createStore<EarningsState>({ kind: 'loading' });
  let round = 0;

  const fail = (error: unknown): void => {
    if (isLoggedOut(error)) {
      deps.onLoggedOut();
      return;
    }
    const { code } = problemOf(error);
    store.update((now) =>
      now.kind === 'loaded'
        ? { ...now, isLoadingMore: false, problem: code }
        : { kind: 'failed', code },
    );
  };

  const loadMore = (): void => {
    const before = store.getSnapshot();
    if (before.kind !== 'loaded' || before.isLoadingMore) return;
    store.set({ ...before, isLoadingMore: true });
    const mine = round;
    const query = { ...deps.range(), offset: before.lines.length, limit: STATEMENT_LINES };
    calls.call('GET /statement', { query }).then(
      ({ items, total }) => {
        if (mine === round) show(before.earnings, [...before.lines, ...items], total);
      },
      (error: unknown) => {
        if (mine === round) fail(error);
      },
    );
  };

  const show = (
    earnings: StudioEarnings,
    lines: readonly StudioStatementLine[],
    total: number,
  ): void =>
    store.set({
      kind: 'loaded',
      earnings,
      lines,
      total,
      loadMore: lines.length < total ? loadMore : null,
      isLoadingMore: false,
      problem: null,
    });

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      const mine = (round += 1);
      if (store.getSnapshot().kind === 'failed') store.set({ kind: 'loading' });
      const range = deps.range();
      try {
        const [earnings, { items, total }] = await Promise.all([
          calls.call('GET /earnings', { query: range, fresh: true }),
          calls.call('GET /statement', {
            query: { ...range, limit: STATEMENT_LINES },
            fresh: true,
          }),
        ]);
        if (mine === round) show(earnings, items, total);
      } catch (error) {
        if (mine === round) fail(error);
      }
    },
    [Symbol.dispose]() {
      round += 1;
      store[Symbol.dispose]();
    },
  };
}

/** What a performer is paid: never coins, whatever the guest paid with. */
export interface Euros {
  /** Cents. */
  readonly value: number;
  readonly formatted: string;
}

/** The euros of an amount, as the server answered them. */
export const toEuros = ({ value, formatted, equivalent }: Price): Euros =>
  equivalent ? { value: equivalent.value, formatted: equivalent.formatted } : { value, formatted };

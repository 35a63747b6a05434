import type { PauseKind } from '@vx/contract/enums';
import type { Clock } from '@vx/kernel';
import {
  changeLimit,
  endsLater,
  isLimitOffered,
  limitOffer,
  pauseEnd,
  type SpendingLimit,
} from '@vx/money-core/rules';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import { OperationError } from '../../platform/errors.ts';
import type { GuestEvents } from '../../platform/events.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';
import type { Persons } from './persons.ts';
import { limitsView, type LimitsView } from './limits-view.ts';
import {
  findExclusion,
  findStates,
  insertPause,
  saveLimit,
  type SpendingState,
} from './spending.repository.ts';
import type { SpendingTables } from './tables.ts';

export interface LimitsDeps {
  readonly database: Database<SpendingTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'lockWallet' | 'display'>;
  readonly guestEvents: Pick<GuestEvents, 'append'>;
  readonly domainEvents: DomainEventEmitter;
  /** Whom an exclusion holds besides this account. `null`: nobody. */
  readonly persons: Pick<Persons, 'exclude'> | null;
  /** Told once a pause holds: ends what is running and costs money. */
  readonly onPaused: (guestId: string, kind: PauseKind) => Promise<void>;
}

interface Change {
  readonly tx: AnyTransaction;
  readonly guestId: string;
  readonly currency: WalletCurrency;
  readonly state: SpendingState;
  readonly now: number;
}

/** Changes something with the wallet locked, so that no charge passes beside it; answers how it stands. */
async function change(
  deps: LimitsDeps,
  caller: Caller,
  run: (given: Change) => Promise<void>,
): Promise<LimitsView> {
  const { guestId, language } = caller;
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  return await deps.database.transaction(async (tx) => {
    const { currency } = await deps.money.lockWallet(tx, guestId);
    const now = deps.clock.now();
    const stateNow = async (): Promise<SpendingState> => {
      const state = (await findStates(tx, [guestId], now)).get(guestId);
      if (!state) throw new OperationError('NEED_LOGIN');
      return state;
    };
    await run({ tx, guestId, currency, state: await stateNow(), now });
    // Every tab that shows what follows from a limit asks anew.
    await deps.guestEvents.append(tx, guestId, 'limitsChanged', {});
    return limitsView(deps.money, await stateNow(), { now, currency, language });
  });
}

/** What the guest set, and what was spent against it. */
export function getLimits(deps: LimitsDeps): RestHandler<'GET /guest/limits'> {
  return async ({ caller }) => {
    const { guestId, language } = caller;
    const wallet = guestId === null ? null : await deps.money.balanceOf(guestId);
    if (guestId === null || !wallet) throw new OperationError('NEED_LOGIN');
    const now = deps.clock.now();
    const state = (await findStates(deps.database.read, [guestId], now)).get(guestId);
    if (!state) throw new OperationError('NEED_LOGIN');
    return limitsView(deps.money, state, { now, currency: wallet.currency, language });
  };
}

const limitOf = (state: SpendingState, period: SpendingLimit['period']): SpendingLimit =>
  state.limits.find((limit) => limit.period === period) ?? { period, amount: null, raise: null };

/** Sets one limit: a lower one works at once, a higher one, or none, after 24 hours. */
export function setLimit(deps: LimitsDeps): RestHandler<'POST /guest/limits'> {
  return ({ caller, body: { period, amount } }) =>
    change(deps, caller, async ({ tx, guestId, currency, state, now }) => {
      const { bounds } = limitOffer(currency);
      if (amount !== null && !isLimitOffered(amount, bounds))
        throw new OperationError('AMOUNT_NOT_OFFERED', { min: bounds.min, max: bounds.max });
      await saveLimit(tx, guestId, changeLimit(limitOf(state, period), amount, now));
    });
}

/** Takes back a higher limit that has not begun. What works already stays. */
export function withdrawRaise(deps: LimitsDeps): RestHandler<'POST /guest/limits/withdraw'> {
  return ({ caller, body: { period } }) =>
    change(deps, caller, async ({ tx, guestId, state, now }) => {
      const current = limitOf(state, period);
      if (!current.raise || now >= current.raise.from) return;
      await saveLimit(tx, guestId, { ...current, raise: null });
    });
}

/** Begins a cool-off or an exclusion. It cannot be taken back or shortened; asking for a shorter one changes nothing. */
export function pauseSpending(deps: LimitsDeps): RestHandler<'POST /guest/limits/pause'> {
  return async ({ caller, body: { kind, length } }) => {
    const view = await change(deps, caller, async ({ tx, guestId, state, now }) => {
      const until = pauseEnd(kind, length, now);
      if (until === undefined)
        throw new OperationError('INVALID_INPUT', { fields: [{ path: 'length', rule: 'enum' }] });
      const current =
        kind === 'exclusion'
          ? // Whom a device alone holds may still exclude the person.
            await findExclusion(tx, guestId, now, 'own')
          : state.pause?.until;
      if (current !== undefined && !endsLater(until, current)) return;
      await insertPause(tx, guestId, { kind, until }, now);
      if (kind !== 'exclusion') return;
      await deps.persons?.exclude(tx, guestId, until);
      await deps.domainEvents.emit(tx, 'guestExcluded', { guestId });
    });
    // After the commit: a chat locks itself before the wallet. Where this fails, its meter ends it.
    if (caller.guestId !== null) await deps.onPaused(caller.guestId, kind);
    return view;
  };
}

import { limitPeriods, type LimitPeriod, type PauseKind } from '@vx/contract/enums';
import { sql } from 'kysely';
import {
  berlinDayOf,
  firstDayOfPeriod,
  type Moved,
  type Pause,
  type SpendingLimit,
} from '@vx/money-core/rules';
import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { MovedFlow, Movement } from '../money/index.ts';

/** What holds one guest back, and what was moved meanwhile. */
export interface SpendingState {
  readonly limits: readonly SpendingLimit[];
  readonly pause: Pause | null;
  readonly moved: Readonly<Record<MovedFlow, Moved>>;
}

interface StateRow {
  readonly guestId: string;
  readonly limits: readonly {
    readonly period: LimitPeriod;
    readonly amount: number | null;
    readonly raiseAmount: number | null;
    readonly raiseFrom: number | null;
  }[];
  readonly pause: { readonly kind: PauseKind; readonly until: number | null } | null;
  readonly spentDay: number;
  readonly spentWeek: number;
  readonly spentMonth: number;
  readonly paidDay: number;
  readonly paidWeek: number;
  readonly paidMonth: number;
}

/** Limits, pause and sums of many guests in one statement; every guest asked for is answered. */
export async function findStates(
  db: AnyDatabase['read'],
  guestIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, SpendingState>> {
  if (guestIds.length === 0) return new Map();
  const today = berlinDayOf(now);
  const [week, month] = [firstDayOfPeriod(today, 'week'), firstDayOfPeriod(today, 'month')];
  // A list looks like ten guests to a kept plan, which then never pays: one guest would be planned each time.
  const [guest, ...others] = guestIds;
  const asked =
    others.length === 0
      ? sql`values (${guest}::uuid)`
      : sql`select * from unnest(${[...guestIds]}::uuid[])`;
  const { rows } = await sql<StateRow>`
    select g.id as "guestId", l.limits, p.pause,
      d."spentDay", d."spentWeek", d."spentMonth", d."paidDay", d."paidWeek", d."paidMonth"
    from (${asked}) as g (id)
    cross join lateral (
      select coalesce(json_agg(json_build_object('period', period, 'amount', amount,
        'raiseAmount', raise_amount, 'raiseFrom', (extract(epoch from raise_from) * 1000)::bigint)), '[]') as limits
      from spending_limits where guest_id = g.id
    ) l
    left join lateral (
      select json_build_object('kind', kind, 'until', (extract(epoch from until) * 1000)::bigint) as pause
      from spending_pauses where guest_id = g.id and (until is null or until > ${new Date(now)})
      order by until desc nulls first limit 1
    ) p on true
    cross join lateral (
      select
        coalesce(sum(spent) filter (where day = ${today}), 0)::bigint as "spentDay",
        coalesce(sum(spent) filter (where day >= ${week}), 0)::bigint as "spentWeek",
        coalesce(sum(spent) filter (where day >= ${month}), 0)::bigint as "spentMonth",
        coalesce(sum(paid_in) filter (where day = ${today}), 0)::bigint as "paidDay",
        coalesce(sum(paid_in) filter (where day >= ${week}), 0)::bigint as "paidWeek",
        coalesce(sum(paid_in) filter (where day >= ${month}), 0)::bigint as "paidMonth"
      from spending_days
      where guest_id = g.id and day >= ${week < month ? week : month} and day <= ${today}
    ) d`.execute(db);
  return new Map(
    rows.map((row) => [
      row.guestId,
      {
        limits: limitPeriods.map((period) => {
          const found = row.limits.find((limit) => limit.period === period);
          return {
            period,
            amount: found?.amount ?? null,
            raise:
              found && found.raiseFrom !== null
                ? { amount: found.raiseAmount, from: found.raiseFrom }
                : null,
          };
        }),
        pause: row.pause,
        moved: {
          spend: { day: row.spentDay, week: row.spentWeek, month: row.spentMonth },
          payIn: { day: row.paidDay, week: row.paidWeek, month: row.paidMonth },
        },
      },
    ]),
  );
}

/** Adds what was moved to its days, in one statement. The wallets are locked by who moves. */
export async function addMovements(
  tx: AnyTransaction,
  movements: readonly Movement[],
): Promise<void> {
  const column = <Value>(read: (movement: Movement) => Value) => movements.map(read);
  await sql`
    insert into spending_days as d (guest_id, day, spent, paid_in)
    select * from unnest(
      ${column(({ guestId }) => guestId)}::uuid[],
      ${column(({ at }) => berlinDayOf(at.getTime()))}::text[],
      ${column(({ flow, amount }) => (flow === 'spend' ? amount : 0))}::bigint[],
      ${column(({ flow, amount }) => (flow === 'payIn' ? amount : 0))}::bigint[]
    )
    on conflict (guest_id, day) do update set
      spent = d.spent + excluded.spent, paid_in = d.paid_in + excluded.paid_in`.execute(tx);
}

export async function saveLimit(
  tx: AnyTransaction,
  guestId: string,
  { period, amount, raise }: SpendingLimit,
): Promise<void> {
  const from = raise && new Date(raise.from);
  await sql`
    insert into spending_limits (guest_id, period, amount, raise_amount, raise_from)
    values (${guestId}, ${period}, ${amount}, ${raise?.amount ?? null}, ${from})
    on conflict (guest_id, period) do update set
      amount = excluded.amount, raise_amount = excluded.raise_amount, raise_from = excluded.raise_from`.execute(
    tx,
  );
}

export async function insertPause(
  tx: AnyTransaction,
  guestId: string,
  pause: Pause,
  now: number,
  byDevice = false,
): Promise<void> {
  const until = pause.until === null ? null : new Date(pause.until);
  await sql`
    insert into spending_pauses (guest_id, kind, begun_at, until, by_device)
    values (${guestId}, ${pause.kind}, ${new Date(now)}, ${until}, ${byDevice})`.execute(tx);
}

/**
 * The end of the exclusion that holds a guest longest, `null` for good; `undefined`: none does.
 * @param which `own`: not by a device alone
 */
export async function findExclusion(
  tx: AnyTransaction,
  guestId: string,
  now: number,
  which: 'any' | 'own',
): Promise<number | null | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    select until from spending_pauses
    where guest_id = ${guestId} and kind = 'exclusion'
      and (until is null or until > ${new Date(now)})
      and (not by_device or ${which === 'any'})
    order by until desc nulls first limit 1`.execute(tx);
  const [row] = rows;
  return row === undefined ? undefined : (row.until?.getTime() ?? null);
}

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, RestCall } from '../../platform/module.ts';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';
import { downloadStatement } from './download-statement.ts';
import { getStatement } from './get-statement.ts';

const LINES = 5_000;

describe.each(databases)('a statement of 5,000 lines on %s', (kind) => {
  let bench: MoneyBench;
  let guestId: string;
  beforeAll(async () => {
    bench = await createMoneyBench(kind);
    guestId = await bench.guest(1_000_000);
    // Written as the ledger writes them, all at once: postings move the balance, lines repeat them.
    await bench.database.transaction(async (tx) => {
      await sql`
        with mine as (select account_id from wallets where guest_id = ${guestId}),
        house as (select id from accounts where kind = 'house' and owner_id = 'slot-0' and currency = 'VXC'),
        written as (
          insert into transfers (kind, reference, created_at)
          select case when n % 10 = 0 then 'topup' else 'correction' end, 'r-' || n, now()
          from generate_series(1, ${LINES - 1}) n order by n returning id, kind),
        sums as (select id, case when kind = 'topup' then 40 else -(1 + id % 30) end as amount from written)
        insert into postings (transfer_id, account_id, amount, created_at)
        select * from (
          select s.id, m.account_id, s.amount, now() from sums s, mine m
          union all select s.id, h.id, -s.amount, now() from sums s, house h) p order by 1`.execute(
        tx,
      );
      await sql`
        insert into statement_lines (guest_id, kind, reference, running, text_key, text_args, amount,
          balance_after, last_posting_id, created_at, updated_at)
        select ${guestId}::uuid, t.kind, t.reference, false, 'statement.' || t.kind, '{}', p.amount,
          p.balance_after, p.id, p.created_at, p.created_at
        from postings p join transfers t on t.id = p.transfer_id join wallets w on w.account_id = p.account_id
        where w.guest_id = ${guestId} and t.reference like 'r-%'`.execute(tx);
    });
    await sql`analyze statement_lines`.execute(bench.database.read);
  });
  afterAll(async () => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
    await bench[Symbol.asyncDispose]();
  });

  const call = (query: object) => {
    const caller = { guestId, language: 'en' } as Caller;
    return { query, caller, params: {}, headers: {} } as unknown as RestCall<never>;
  };
  const pageOf = (query: object) => getStatement(bench)(call(query));
  const file = async (query: object) => {
    const answer = (await downloadStatement(bench)(call(query))) as { readonly content: string };
    return answer.content
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[3]));
  };
  const sumOf = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + amount, 0);

  it('[ADR 0015, 4] its pages hold every line once, and add up to the balance', async () => {
    const seen = new Set<string>();
    const amounts: number[] = [];
    for (let offset = 0; offset < LINES; offset += 100) {
      const { items, total } = await pageOf({ offset, limit: 100 });
      expect(total).toBe(LINES);
      for (const { id, amount } of items) {
        seen.add(id);
        amounts.push(amount.value);
      }
    }
    expect(seen.size).toBe(LINES);
    expect(sumOf(amounts)).toBe((await bench.money.balanceOf(guestId))?.balance);
  });

  it.each([undefined, 'topup', 'correction'] as const)(
    '[ADR 0015, 4] goes on below the last line, of %s as of all: each once, in order, to the end',
    async (kind) => {
      const ids: number[] = [];
      let next: string | null | undefined;
      while (next !== null) {
        const page = await pageOf({
          limit: 100,
          ...(kind && { kind }),
          ...(next && { before: next }),
        });
        expect(page.total).toBe(kind ? (kind === 'topup' ? 500 : 4_500) : LINES);
        for (const item of page.items) {
          ids.push(Number(item.id));
          if (kind) expect(item.kind).toBe(kind);
        }
        ({ next } = page);
      }
      const whole = kind ? (kind === 'topup' ? 500 : 4_500) : LINES;
      expect([ids.length, new Set(ids).size]).toEqual([whole, whole]);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    },
  );

  it.each(['0', '-1', '1e9', 'x', '1; drop'])('takes %j for no place', async (before) => {
    await expect(pageOf({ before })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('[ADR 0015, 4] the file adds up to the balance, and its kinds to the whole', async () => {
    const all = await file({});
    expect(all).toHaveLength(LINES);
    expect(sumOf(all)).toBe((await bench.money.balanceOf(guestId))?.balance);
    const parts = [...(await file({ kind: 'topup' })), ...(await file({ kind: 'correction' }))];
    expect(parts).toHaveLength(LINES);
    expect(sumOf(parts)).toBe(sumOf(all));
  });

  it.each([
    ['', 'statement_lines_seek'],
    ["and kind = 'topup'", 'statement_lines_seek_kind'],
  ])(
    '[ADR 0015, 4] a page %s is read by its index, in its order, the last as the first',
    async (filter, index) => {
      const { rows: ends } = await sql<{ place: number }>`
      select last_posting_id as place from statement_lines where guest_id = ${guestId}
      order by last_posting_id offset 30 limit 1`.execute(bench.database.read);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select id from statement_lines where guest_id = ${sql.lit(guestId)} ${sql.raw(filter)}
      and last_posting_id < ${sql.lit(ends[0]?.place)}
      order by last_posting_id desc limit 20`.execute(bench.database.read);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `));
      expect(plan).not.toContain('Sort');
      // What lies above is not passed over line by line.
      expect(plan).toMatch(/Index Cond: .*last_posting_id </);
      expect(plan).not.toContain('Filter');
    },
  );
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violatedConstraint } from '../../platform/database/index.ts';
import { databases } from '../../platform/testing/index.ts';
import { createMoneyBench, type MoneyBench } from '../../testing/money-bench.ts';

describe.each(databases)('what the database itself refuses on %s', (kind) => {
  let bench: MoneyBench;
  let guestId: string;
  let accountId: number;
  let transferId: string;

  beforeAll(async () => {
    bench = await createMoneyBench(kind);
    guestId = await bench.guest(100);
    const receipt = await bench.database.transaction((tx) =>
      bench.money.charge(tx, {
        guestId,
        amount: 30,
        currency: 'VXC',
        kind: 'video',
        reference: '1',
      }),
    );
    transferId = receipt.transferId;
    ({ account_id: accountId } = await bench.database.read
      .selectFrom('wallets')
      .where('guest_id', '=', guestId)
      .select('account_id')
      .executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    expect(await bench.money.recomputeBalances()).toEqual([]);
    expect(await bench.money.balanceOf(guestId)).toMatchObject({ balance: 70 });
    await bench[Symbol.asyncDispose]();
  });

  const violated = (statement: ReturnType<typeof sql>): Promise<string | null> =>
    bench.database
      .transaction((tx) => statement.execute(tx))
      .then(() => 'nothing', violatedConstraint);
  const newTransfer = sql`insert into transfers (kind, reference, created_at) values ('video', 'x', now()) returning id`;

  it.each(['postings', 'transfers'])('refuses UPDATE, DELETE and TRUNCATE of %s', async (table) => {
    const name = sql.table(table);
    expect(await violated(sql`update ${name} set created_at = now()`)).toBe('ledger_append_only');
    expect(await violated(sql`delete from ${name}`)).toBe('ledger_append_only');
    expect(await violated(sql`truncate ${name} cascade`)).toBe('ledger_append_only');
  });

  it('refuses a balance without postings', async () => {
    expect(
      await violated(
        sql`update account_balances set balance = 1000 where account_id = ${accountId}`,
      ),
    ).toBe('account_balances_guard');
    expect(await violated(sql`delete from account_balances where account_id = ${accountId}`)).toBe(
      'account_balances_guard',
    );
    expect(
      await violated(
        sql`insert into account_balances (account_id, balance, is_guest) values (${accountId}, 1, true)`,
      ),
    ).toBe('account_balances_guard');
  });

  it('refuses to give an account or a wallet another owner, currency or account', async () => {
    const house = sql`(select id from accounts where kind = 'house' and currency = 'VXC' limit 1)`;
    for (const statement of [
      sql`update accounts set currency = 'EUR' where id = ${accountId}`,
      sql`update accounts set kind = 'house', owner_id = 'x' where id = ${accountId}`,
      sql`delete from accounts where id = ${accountId}`,
    ]) {
      expect(await violated(statement)).toBe('ledger_append_only');
    }
    const moved = sql`
      with account as (
        insert into accounts (kind, owner_id, currency) values ('guest', ${guestId}, 'EUR') returning id
      )
      update wallets set account_id = account.id, currency = 'EUR' from account where guest_id = ${guestId}`;
    for (const statement of [
      sql`update wallets set account_id = ${house} where guest_id = ${guestId}`,
      sql`update wallets set currency = 'EUR' where guest_id = ${guestId}`,
      sql`update wallets set guest_id = gen_random_uuid() where guest_id = ${guestId}`,
      sql`delete from wallets where guest_id = ${guestId}`,
      moved,
    ]) {
      expect(await violated(statement)).toBe('wallets_fixed');
    }
  });

  it('lets a wallet in which nothing moved draw on another account of its guest alone', async () => {
    const [unused, other] = [await bench.guest(), await bench.guest(0, 'EUR')];
    const accountOf = (owner: string, currency: string) =>
      sql`(select id from accounts where owner_id = ${owner} and currency = ${currency})`;
    for (const statement of [
      sql`update wallets set currency = 'EUR' where guest_id = ${unused}`,
      sql`update wallets set account_id = ${accountOf(other, 'EUR')}, currency = 'EUR' where guest_id = ${unused}`,
    ])
      expect(await violated(statement)).toBe('wallets_fixed');
    const own = sql`insert into accounts (kind, owner_id, currency) values ('guest', ${unused}, 'CHF')`;
    expect(await violated(own)).toBe('nothing');
    expect(
      await violated(
        sql`update wallets set account_id = ${accountOf(unused, 'CHF')}, currency = 'CHF' where guest_id = ${unused}`,
      ),
    ).toBe('nothing');
  });

  it.each(['accounts', 'account_balances', 'wallets'])('refuses TRUNCATE of %s', async (table) => {
    expect(await violated(sql`truncate ${sql.table(table)} cascade`)).toBe('ledger_append_only');
  });

  it('refuses a transfer whose postings do not sum to 0', async () => {
    expect(
      await violated(sql`
      with t as (${newTransfer})
      insert into postings (transfer_id, account_id, amount, created_at)
      select id, ${accountId}, 5, now() from t`),
    ).toBe('transfers_balanced');
  });

  it('refuses a transfer that balances in one currency with another', async () => {
    expect(
      await violated(sql`
      with t as (${newTransfer}), leg(account_id, amount) as (
        values (${accountId}::bigint, 5::bigint), ((select id from accounts where kind = 'house' and currency = 'EUR' limit 1), -5::bigint)
      )
      insert into postings (transfer_id, account_id, amount, created_at)
      select t.id, leg.account_id, leg.amount, now() from t, leg`),
    ).toBe('transfers_balanced');
  });

  it('refuses a transfer without postings, and postings added to an old one', async () => {
    expect(await violated(newTransfer)).toBe('transfers_balanced');
    expect(
      await violated(sql`
      insert into postings (transfer_id, account_id, amount, created_at)
      values (${transferId}::bigint, ${accountId}, 5, now())`),
    ).toBe('transfers_balanced');
  });

  it('refuses a posting of 0 and a negative balance of a guest', async () => {
    expect(
      await violated(sql`
      insert into postings (transfer_id, account_id, amount, created_at)
      values (${transferId}::bigint, ${accountId}, 0, now())`),
    ).toBe('postings_not_zero');
    expect(
      await violated(sql`
      with t as (${newTransfer}), leg(account_id, amount) as (
        values (${accountId}::bigint, -71::bigint), ((select id from accounts where kind = 'house' and currency = 'VXC' limit 1), 71::bigint)
      )
      insert into postings (transfer_id, account_id, amount, created_at)
      select t.id, leg.account_id, leg.amount, now() from t, leg`),
    ).toBe('account_balances_guest_not_negative');
  });

  it('finds what a broken database holds', async () => {
    const broken = await createMoneyBench(kind);
    const someone = await broken.guest(40);
    await sql`alter table account_balances disable trigger user`.execute(broken.database.read);
    await sql`update account_balances set balance = 55 where is_guest`.execute(
      broken.database.read,
    );
    await sql`alter table postings disable trigger user`.execute(broken.database.read);
    await sql`update postings set amount = amount + 1, balance_after = -1 where amount > 0`.execute(
      broken.database.read,
    );
    await sql`delete from statement_lines`.execute(broken.database.read);
    const found = (await broken.money.recomputeBalances()).map(({ invariant }) => invariant);
    expect(new Set(found)).toEqual(
      new Set([
        'balance-equals-postings',
        'balance-not-negative',
        'transfer-sums-to-zero',
        'postings-sum-to-zero',
        'statement-equals-postings',
      ]),
    );
    await sql`insert into purchase_events (transfer_id, guest_id, category, product_id, running, currency, value, created_at)
      select id, ${someone}::uuid, 'video', '1', false, 'VXC', 3, now() from transfers`.execute(
      broken.database.read,
    );
    expect((await broken.money.recomputeBalances()).map(({ invariant }) => invariant)).toContain(
      'charge-has-one-purchase-event',
    );
    await broken[Symbol.asyncDispose]();
  });
});

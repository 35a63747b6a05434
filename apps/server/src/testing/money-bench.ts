import { randomUUID } from 'node:crypto';
import type { Random } from '@vx/kernel';
import { FakeClock } from '@vx/kernel/testing';
import type { Migration } from 'kysely/migration';
import type { AnyDatabase, Database } from '../platform/database/index.ts';
import type { GuestEvents } from '../platform/events.ts';
import { createTestDatabase, type DatabaseKind } from '../platform/testing/index.ts';
import {
  createMoneyModule,
  type MoneyApi,
  type MoneyTables,
  type SpendingCheck,
  type WalletCurrency,
} from '../modules/money/index.ts';
import { moneyMigrations } from '../modules/money/migrations.ts';

export interface AppendedEvent {
  readonly guestId: string;
  readonly name: string;
  readonly payload: unknown;
}

/** The ledger on a database of its own, with the events that it appended. */
export interface MoneyBench extends AsyncDisposable {
  readonly money: MoneyApi;
  readonly database: Database<MoneyTables>;
  readonly clock: FakeClock;
  readonly random: Random;
  /** Events of transactions that committed or not, in the order of the calls. */
  readonly events: AppendedEvent[];
  readonly guestEvents: GuestEvents;
  /** A new guest with a wallet. */
  guest(balance?: number, currency?: WalletCurrency): Promise<string>;
}

export async function createMoneyBench(
  kind: DatabaseKind,
  options: {
    readonly spendingChecks?: readonly SpendingCheck[];
    /** Of the modules that stand on the ledger. */
    readonly migrations?: Readonly<Record<string, Migration>>;
    /** As if no other process wrote to the database. */
    readonly isExclusive?: boolean;
  } = {},
): Promise<MoneyBench> {
  const opened = await createTestDatabase({
    database: kind,
    migrations: { ...moneyMigrations, ...options.migrations },
  });
  const root: AnyDatabase = Object.assign(opened.database, {
    isExclusive: options.isExclusive ?? false,
  });
  const database = root.as<MoneyTables>();
  const clock = new FakeClock(Date.UTC(2026, 10, 21, 12));
  const events: AppendedEvent[] = [];
  const guestEvents: GuestEvents = {
    append(_tx, guestId, name, payload) {
      events.push({ guestId, name, payload });
      return Promise.resolve(events.length);
    },
  };
  const { api: money } = createMoneyModule(
    { database: root, clock, guestEvents },
    { spendingChecks: options.spendingChecks ?? [] },
  );
  return {
    money,
    database,
    clock,
    random: { next: () => 0.5, uuid: () => randomUUID() },
    events,
    guestEvents,
    async guest(balance = 0, currency = 'VXC') {
      const guestId = randomUUID();
      await database.transaction(async (tx) => {
        await money.openWallet(tx, guestId, currency);
        if (balance > 0) {
          await money.credit(tx, {
            guestId,
            amount: balance,
            currency,
            kind: 'topup',
            reference: 'test',
          });
        }
      });
      return guestId;
    },
    [Symbol.asyncDispose]: () => opened.close(),
  };
}

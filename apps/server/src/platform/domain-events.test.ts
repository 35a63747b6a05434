import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyDatabase, AnyTransaction } from './database/index.ts';
import { createDomainEvents } from './domain-events.ts';
import { createTestDatabase, databases, type TestDatabase } from './testing/index.ts';

interface Events {
  readonly billPaid: { readonly cents: number };
  readonly shopClosed: { readonly hour: number };
}

const noTransaction = null as unknown as AnyTransaction;

describe('domain events', () => {
  it('are handled in the order of registration, each handler after the one before', async () => {
    const events = createDomainEvents<Events>();
    const done: string[] = [];
    const listener = (name: string, waits = 0) => ({
      name,
      on: {
        async billPaid(_tx: AnyTransaction, { cents }: Events['billPaid']) {
          for (let turn = 0; turn < waits; turn += 1) await Promise.resolve();
          done.push(`${name} ${cents}`);
        },
      },
    });
    events.register({ billPaid: [listener('slow', 20), listener('quick')] });
    events.register({ billPaid: [listener('late')] });
    await events.emit(noTransaction, 'billPaid', { cents: 5 });
    expect(done).toEqual(['slow 5', 'quick 5', 'late 5']);
  });

  it('that follow from one another are over before the next handler begins', async () => {
    const events = createDomainEvents<Events>();
    const done: string[] = [];
    events.register({
      billPaid: [
        { name: 'till', on: { billPaid: (tx) => events.emit(tx, 'shopClosed', { hour: 20 }) } },
        { name: 'diary', on: { billPaid: async () => void done.push('paid') } },
      ],
      shopClosed: [{ name: 'door', on: { shopClosed: async () => void done.push('closed') } }],
    });
    await events.emit(noTransaction, 'billPaid', { cents: 5 });
    expect(done).toEqual(['closed', 'paid']);
  });

  it('may have nobody who listens', async () => {
    await createDomainEvents<Events>().emit(noTransaction, 'shopClosed', { hour: 20 });
  });

  it('take no listener twice, and none after the first event', async () => {
    const events = createDomainEvents<Events>();
    const door = { name: 'door', on: { shopClosed: () => Promise.resolve() } };
    events.register({ shopClosed: [door] });
    expect(() => events.register({ shopClosed: [door] })).toThrow('listens to shopClosed twice');
    expect(() => events.register({ shopClosed: [{ ...door }] })).toThrow('twice');
    await events.emit(noTransaction, 'shopClosed', { hour: 20 });
    expect(() => events.register({ shopClosed: [{ ...door, name: 'window' }] })).toThrow(
      'after the first event',
    );
  });

  it('are typed by their names', () => {
    const events = createDomainEvents<Events>();
    const door = { name: 'door', on: { shopClosed: () => Promise.resolve() } };
    const wrong = [
      // @ts-expect-error there is no such event
      () => events.emit(noTransaction, 'shopOpened', { hour: 8 }),
      // @ts-expect-error it carries something else
      () => events.emit(noTransaction, 'shopClosed', { cents: 5 }),
      // @ts-expect-error the module handles something else
      () => events.register({ billPaid: [door] }),
    ];
    expect(wrong).toHaveLength(3);
  });
});

describe.each(databases)('domain events on %s', (kind) => {
  let opened: TestDatabase;
  let database: AnyDatabase;
  beforeAll(async () => {
    opened = await createTestDatabase({
      database: kind,
      migrations: {
        notes: {
          up: (db) =>
            sql`create table notes (text text not null)`.execute(db).then(() => undefined),
        },
      },
    });
    ({ database } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(() => sql`delete from notes`.execute(database.read));

  const note = async (tx: AnyTransaction, text: string): Promise<void> => {
    await sql`insert into notes (text) values (${text})`.execute(tx);
  };
  const notes = async (db: AnyDatabase['read'] = database.read): Promise<readonly string[]> => {
    const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
    return rows.map(({ text }) => text);
  };
  const pay = (last: (tx: AnyTransaction) => Promise<void>): Promise<void> => {
    const events = createDomainEvents<Events>();
    events.register({
      billPaid: [
        { name: 'first', on: { billPaid: (tx, { cents }) => note(tx, `handled ${cents}`) } },
        { name: 'last', on: { billPaid: last } },
      ],
    });
    return database.transaction(async (tx) => {
      await note(tx, 'paid');
      await events.emit(tx, 'billPaid', { cents: 5 });
    });
  };

  it('are handled in the transaction of what happened', async () => {
    let seen: readonly string[] = [];
    await pay(async (tx) => {
      seen = await notes(tx);
    });
    expect(seen).toEqual(['handled 5', 'paid']);
    expect(await notes()).toEqual(seen);
  });

  it('undo what happened when a handler throws', async () => {
    await expect(pay(() => Promise.reject(new Error('no more paper')))).rejects.toThrow(
      'no more paper',
    );
    expect(await notes()).toEqual([]);
  });
});

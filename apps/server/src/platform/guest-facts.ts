import { sql, type Kysely, type RawBuilder } from 'kysely';

/**
 * What a module knows of one guest, as a part of one statement with what other modules know: pages of
 * guests ask once instead of once a module.
 */
export interface GuestFact<Value> {
  /** A scalar query over the module's own tables; its value is JSON, or null where there is nothing. */
  readonly select: (guestId: string) => RawBuilder<unknown>;
  readonly read: (json: unknown) => Value;
}

type FactsOf<Values> = { readonly [Name in keyof Values]: GuestFact<Values[Name]> };

/** Reads facts of a guest in one statement, so that all of them are of one moment. */
export async function readGuestFacts<Values extends object>(
  // oxlint-disable-next-line typescript/no-explicit-any -- each fact has tables of its own
  db: Kysely<any>,
  guestId: string,
  facts: FactsOf<Values>,
): Promise<Values> {
  const entries = Object.entries(facts) as [string, GuestFact<unknown>][];
  const columns = entries.map(([name, fact]) => sql`(${fact.select(guestId)}) as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(columns)}`.execute(db);
  const row = rows[0] ?? {};
  return Object.fromEntries(entries.map(([name, fact]) => [name, fact.read(row[name])])) as Values;
}

/** A fact that nobody here knows: its module is missing. */
export const absent = <Value>(value: Value): GuestFact<Value> => ({
  select: () => sql`null`,
  read: () => value,
});

/** A time as JSON has it. */
export const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

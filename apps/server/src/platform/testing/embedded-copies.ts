/**
 * Embedded databases that tests of one file use one after the other. To start one costs seconds of
 * compiling; to bring back what its migrations left costs milliseconds.
 */
import pg from 'pg';
import type { startEmbedded } from '../database/index.ts';

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbedded>>;

interface Copy {
  readonly embedded: EmbeddedDatabase;
  /** What its schema said when it was new. */
  readonly schema: string;
}

/** Copies that nobody uses now, by what their migrations left. */
const idle = new Map<string, Copy[]>();

/** Closes copies that nobody uses now. */
export async function closeIdleCopies(): Promise<void> {
  const copies = [...idle.values()].flat();
  idle.clear();
  await Promise.all(copies.map(({ embedded }) => embedded.close()));
}

/** Keeps what the migrations left beside it; to be run once, before the snapshot is taken. */
export const keepOrigin = `
do $$
declare
  t record;
begin
  create schema origin;
  for t in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('create table origin.%I as table public.%I', t.name, t.name);
  end loop;
  create table origin."every sequence" as
    select schemaname, sequencename, start_value, last_value
    from pg_sequences where schemaname = 'public';
end $$`;

/** Brings rows and sequences back, past every trigger and foreign key. */
const returnToOrigin = `
do $$
declare
  t record;
  columns text;
  used boolean;
begin
  set local session_replication_role = replica;
  for t in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', t.name) into used;
    if used then execute format('delete from public.%I', t.name); end if;
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
      where attrelid = format('public.%I', t.name)::regclass
        and attnum > 0 and not attisdropped and attgenerated = '';
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from origin.%1$I',
      t.name, columns);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass,
    coalesce(last_value, start_value), last_value is not null) from origin."every sequence";
end $$`;

/** All that a test might change beside rows: tables, columns, constraints, functions, and whether triggers fire. */
const schemaNow = `
select md5(string_agg(line, e'\\n' order by line)) as schema from (
  select format('%s %s', attrelid::regclass, attname) as line from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all select relname || relkind::text from pg_class
    where relnamespace = 'public'::regnamespace
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
  union all select format('%s %s', proname, md5(prosrc)) from pg_proc
    where pronamespace = 'public'::regnamespace
) as lines`;

async function asking<T>(
  embedded: EmbeddedDatabase,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { target } = embedded;
  if (target.kind === 'url') throw new Error('An embedded database has no address.');
  const client = new pg.Client({
    host: target.kind === 'socket' ? target.folder : '127.0.0.1',
    port: target.port,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const readSchema = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ schema: string }>(schemaNow);
  return rows[0]?.schema ?? '';
};

/**
 * Takes an idle copy, or starts one.
 * @param key names what its migrations left
 * @param start starts a database with that, and what `keepOrigin` keeps
 */
export async function takeCopy(key: string, start: () => Promise<EmbeddedDatabase>): Promise<Copy> {
  const copy = idle.get(key)?.pop();
  if (copy) return copy;
  const embedded = await start();
  const schema = await asking(embedded, async (client) => {
    // A snapshot is opened like after a crash, which leaves gaps in sequences.
    await client.query(returnToOrigin);
    return readSchema(client);
  });
  return { embedded, schema };
}

/** Gives a copy back as it was when it was new. One whose schema a test has changed is closed. */
export async function returnCopy(key: string, copy: Copy): Promise<void> {
  const isAsItWas = await asking(copy.embedded, async (client) => {
    if ((await readSchema(client)) !== copy.schema) return false;
    await client.query(returnToOrigin);
    return true;
  });
  if (isAsItWas) idle.set(key, [...(idle.get(key) ?? []), copy]);
  else await copy.embedded.close();
}

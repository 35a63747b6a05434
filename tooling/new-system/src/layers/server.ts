import type { Names } from '../names.ts';

/** The module of a system on the server: its files by their names in the module's folder. */
export function moduleFiles(names: Names, today: string): Readonly<Record<string, string>> {
  const { system, pascal, table } = names;
  return {
    'README.md': `# ${system}

What a guest keeps here, and what holds for it.

- A guest has one note; the last one counts. Blanks alone take it away.
- Nobody else reads it. It is in the copy of the guest's data and goes with the account.
`,
    'index.ts': `export { create${pascal}Module } from './${system}-module.ts';
`,
    [`${system}-deps.ts`]: `import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { ${pascal}Tables } from './tables.ts';

export interface ${pascal}Deps {
  readonly clock: Clock;
  readonly database: Database<${pascal}Tables>;
}
`,
    [`${system}-module.ts`]: `import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { get${pascal} } from './get-${system}.ts';
import { ${system}Migrations } from './migrations.ts';
import type { ${pascal}Deps } from './${system}-deps.ts';
import { save${pascal} } from './save-${system}.ts';
import type { ${pascal}Tables } from './tables.ts';

/** The note that a guest keeps. */
export function create${pascal}Module(
  platform: Pick<Platform, 'database' | 'clock'>,
): ServerModule {
  const deps: ${pascal}Deps = {
    clock: platform.clock,
    database: platform.database.as<${pascal}Tables>(),
  };
  return {
    name: '${system}',
    migrations: ${system}Migrations,
    personal: {
      rows: [{ table: '${table}', columns: ['note', 'written_at'], afterwards: 'removed' }],
    },
    rest: {
      'GET /guest/${system}': get${pascal}(deps),
      'PUT /guest/${system}': save${pascal}(deps),
    },
  };
}
`,
    [`get-${system}.ts`]: `import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { ${pascal}Deps } from './${system}-deps.ts';
import { findNote } from './${system}.repository.ts';

/** What the guest keeps. */
export function get${pascal}({
  database,
}: Pick<${pascal}Deps, 'database'>): RestHandler<'GET /guest/${system}'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    return { note: await findNote(database.read, caller.guestId) };
  };
}
`,
    [`save-${system}.ts`]: `import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { ${pascal}Deps } from './${system}-deps.ts';
import { deleteNote, writeNote } from './${system}.repository.ts';
import { parseNote } from './${system}.rules.ts';

/** Keeps a note in the place of the last one, or takes it away. */
export function save${pascal}({
  database,
  clock,
}: ${pascal}Deps): RestHandler<'PUT /guest/${system}'> {
  return async ({ caller, body }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const note = parseNote(body.note);
    await database.transaction((tx) =>
      note === null
        ? deleteNote(tx, guestId)
        : writeNote(tx, { guestId, note, at: new Date(clock.now()) }),
    );
    return { note };
  };
}
`,
    [`${system}.rules.ts`]: `/** What is kept of what was typed: without space around it; \`null\`: nothing. */
export function parseNote(typed: string): string | null {
  const note = typed.trim();
  return note === '' ? null : note;
}
`,
    [`${system}.rules.test.ts`]: `import { expect, it } from 'vitest';
import { parseNote } from './${system}.rules.ts';

it('keeps what was typed without the space around it, and nothing of blanks', () => {
  expect(parseNote('  hello there\\n')).toBe('hello there');
  expect(parseNote(' \\n ')).toBeNull();
});
`,
    [`${system}.repository.ts`]: `import type { Kysely, Transaction } from 'kysely';
import type { ${pascal}Tables } from './tables.ts';

type Handle = Kysely<${pascal}Tables> | Transaction<${pascal}Tables>;

export async function findNote(db: Handle, guestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('${table}')
    .select('note')
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row?.note ?? null;
}

export async function writeNote(
  db: Handle,
  { guestId, note, at }: { readonly guestId: string; readonly note: string; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('${table}')
    .values({ guest_id: guestId, note, written_at: at })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet({ note, written_at: at }))
    .execute();
}

export async function deleteNote(db: Handle, guestId: string): Promise<void> {
  await db.deleteFrom('${table}').where('guest_id', '=', guestId).execute();
}
`,
    'tables.ts': `import type { ColumnType } from 'kysely';

export interface ${pascal}Tables {
  ${table}: {
    guest_id: ColumnType<string, string, never>;
    note: string;
    written_at: Date;
  };
}
`,
    'migrations.ts': `import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ${system}Migrations: Readonly<Record<string, Migration>> = {
  '${today}-${system}-01-notes': {
    async up(db) {
      await sql\`create table ${table} (
        guest_id uuid primary key references guests (id) on delete cascade,
        note text not null,
        written_at timestamptz not null)\`.execute(db);
    },
  },
};
`,
    [`${system}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestServer,
  databases,
  type TestGuest,
  type TestServer,
} from '../../platform/testing/index.ts';
import { create${pascal}Module } from './index.ts';

describe.each(databases)('${system} on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database,
      modules: (platform) => [create${pascal}Module(platform)],
    });
  });
  afterAll(() => server.close());

  const read = async (as: TestGuest) => (await server.call('GET /guest/${system}', { as })).body;
  const write = (note: string, as?: TestGuest) =>
    server.call('PUT /guest/${system}', { body: { note }, ...(as && { as }) });

  it('keep the last note of a guest', async () => {
    const guest = await server.signUp();
    expect(await read(guest)).toEqual({ note: null });
    expect((await write(' Greetings ', guest)).body).toEqual({ note: 'Greetings' });
    await write('Greetings again', guest);
    expect(await read(guest)).toEqual({ note: 'Greetings again' });
  });

  it('take a note away when blanks alone are left', async () => {
    const guest = await server.signUp();
    await write('Greetings', guest);
    expect((await write('  ', guest)).body).toEqual({ note: null });
    expect(await read(guest)).toEqual({ note: null });
  });

  it('are the guest’s own, and nothing for a visitor', async () => {
    const [guest, other] = [await server.signUp(), await server.signUp()];
    await write('Greetings', guest);
    expect(await read(other)).toEqual({ note: null });
    expect((await write('Greetings')).status).toBe(401);
  });

  it('refuse a note that is too long', async () => {
    const guest = await server.signUp();
    expect((await write('a'.repeat(281), guest)).body).toMatchObject({
      error: { code: 'INVALID_INPUT' },
    });
    expect(await read(guest)).toEqual({ note: null });
  });
});
`,
    'testing/owners-part.ts': `import type { OwnersPart } from '../../../testing/owners-world.ts';

export const have: OwnersPart = async (ask) => {
  await ask('PUT /guest/${system}', { body: { note: 'a note of the owner alone' } });
};
`,
  };
}

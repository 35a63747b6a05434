import { describe, expect, it } from 'vitest';
import { checkDatabase, claimDatabase } from './database-profile.ts';
import { createTestDatabase, databases } from './testing/index.ts';
import { platformMigrations } from './migrations.ts';

describe.each(databases)('whose a database is, on %s', (kind) => {
  const open = () => createTestDatabase({ database: kind, migrations: platformMigrations });

  it('production’s is opened by no sandbox', async () => {
    const { database, close } = await open();
    await checkDatabase(database, 'local');
    await claimDatabase(database, 'production');
    await claimDatabase(database, 'production');
    for (const profile of ['local', 'demo'] as const) {
      await expect(checkDatabase(database, profile)).rejects.toThrow(/database of production/);
      await expect(claimDatabase(database, profile)).rejects.toThrow(/database of production/);
    }
    await checkDatabase(database, 'production');
    await close();
  });

  it('a sandbox’s never becomes production’s', async () => {
    const { database, close } = await open();
    await claimDatabase(database, 'local');
    await claimDatabase(database, 'demo');
    await expect(checkDatabase(database, 'production')).rejects.toThrow(/sandbox has filled/);
    await close();
  });

  it('an empty one is nobody’s', async () => {
    const { database, close } = await createTestDatabase({ database: kind, migrations: {} });
    await checkDatabase(database, 'production');
    await checkDatabase(database, 'local');
    await close();
  });
});

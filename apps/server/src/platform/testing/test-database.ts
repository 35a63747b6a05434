import type { Migration } from 'kysely';
import type { AnyDatabase } from '../database/index.ts';
import type { DatabaseKind } from './databases.ts';

export interface TestDatabase extends AsyncDisposable {
  readonly database: AnyDatabase;
  close(): Promise<void>;
}

/** A migrated database of its own: the platform's tables plus `migrations`. For tests of repositories. */
export declare function createTestDatabase(options: {
  readonly database: DatabaseKind;
  readonly migrations?: Readonly<Record<string, Migration>>;
}): Promise<TestDatabase>;

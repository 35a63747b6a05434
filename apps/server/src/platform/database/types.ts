import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** A transaction's handle: the only way to query while the transaction is open. */
export type Transaction<Tables> = KyselyTransaction<Tables>;

/** A transaction of any module; platform services that write their own tables take it. */
// oxlint-disable-next-line typescript/no-explicit-any -- Kysely is invariant in its tables
export type AnyTransaction = KyselyTransaction<any>;

// oxlint-disable-next-line typescript/no-explicit-any -- Kysely is invariant in its tables
export type AnyDatabase = Database<any>;

export interface TransactionOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

/** The one database, seen with a module's tables. */
export interface Database<Tables> {
  /**
   * Plain queries outside a transaction. Using it inside an open transaction throws
   * `RootQueryInTransactionError`: on the embedded database it would wait for itself.
   */
  readonly read: Kysely<Tables>;
  /**
   * No other process writes here (the embedded database of a running server): what this one has read stays
   * true until it changes it itself.
   */
  readonly isExclusive: boolean;
  /**
   * Runs `run` in one transaction and answers its result after the commit. Serialization failures
   * and deadlocks (SQLSTATE 40001, 40P01) are retried, and so is what lost its connection before the
   * commit: `run` must have no effect outside `tx`; use {@link afterCommit} for those.
   *
   * Statements run in the order in which they are asked. Those that need no answer of each other go
   * together in a `Promise.all`: a lock first, what is read under it behind.
   */
  transaction<T>(
    run: (tx: Transaction<Tables>) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /**
   * Runs `task` on connections that requests never take, so that what is due for all (meter, jobs)
   * goes on while they wait. It waits for locks for a second at most, and fails then.
   */
  reserved<T>(task: () => Promise<T>): Promise<T>;
  /** Runs `task` once the surrounding transaction has committed, or at once when there is none. */
  afterCommit(task: () => void): void;
  /** The same database seen with another module's tables. */
  as<Other>(): Database<Other>;
}

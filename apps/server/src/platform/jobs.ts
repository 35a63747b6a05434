import type { AnyTransaction } from './database/index.ts';

/** Work kept in the database and done by a `worker` node after the commit, at least once. */
export interface Jobs {
  /**
   * Enqueues in the caller's transaction.
   * @param payload JSON
   * @param options.runAt not before this time, ms since the epoch (default: at once)
   */
  enqueue(
    tx: AnyTransaction,
    name: string,
    payload: unknown,
    options?: { readonly runAt?: number },
  ): Promise<void>;
}

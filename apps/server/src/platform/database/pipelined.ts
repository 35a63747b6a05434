import { Transaction, type ConnectionProvider, type Dialect } from 'kysely';

/**
 * The same transaction, whose statements go to the database when they are asked instead of when the one
 * before was answered. The database runs them in that order, each with what the earlier ones did, and
 * after one that fails none of the later ones has an effect. So statements that need nothing of each
 * other's answers share one way to the database: `Promise.all`, in the order in which they have to run.
 */
export async function pipelined<Tables>(
  tx: Transaction<Tables>,
  dialect: Dialect,
): Promise<Transaction<Tables>> {
  const own = tx.getExecutor();
  const connection = await own.provideConnection((held) => Promise.resolve(held));
  const provider: ConnectionProvider = { provideConnection: (use) => use(connection) };
  return new Transaction<Tables>({
    config: { dialect },
    dialect,
    // Only asked to begin, which this one has.
    driver: dialect.createDriver(),
    executor: own.withConnectionProvider(provider),
  });
}

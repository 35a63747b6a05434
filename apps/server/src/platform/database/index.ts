export { RootQueryInTransactionError, sqlState, violatedConstraint } from './database.ts';
export type { AnyDatabase, AnyTransaction, Database, Transaction, TransactionOptions } from './types.ts';

export {
  openDatabase,
  RootQueryInTransactionError,
  sqlState,
  violatedConstraint,
  type OpenDatabase,
} from './database.ts';
export { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
export { DataFolderLockedError, lockDataFolder } from './lock.ts';
export { migrate } from './migrate.ts';
export type {
  AnyDatabase,
  AnyTransaction,
  Database,
  Transaction,
  TransactionOptions,
} from './types.ts';

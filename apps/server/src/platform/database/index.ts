export { openDatabase, sqlState, violatedConstraint, type OpenDatabase } from './database.ts';
export { startEmbedded } from './embedded.ts';
export { DataFolderLockedError } from './lock.ts';
export { migrate } from './migrate.ts';
export type { AnyDatabase, AnyTransaction, Database, Transaction } from './types.ts';

export { openDatabase, sqlState, violatedConstraint, type OpenDatabase } from './database.ts';
export { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
export { isOutage } from './outage.ts';
export { migrate, readLayout } from './migrate.ts';
export type { AnyDatabase, AnyTransaction, Database, Transaction } from './types.ts';

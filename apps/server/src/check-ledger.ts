/**
 * Operator command: recomputes every balance and sum from the postings and prints what differs.
 * Ends with 0 when the books are right, with 1 when not. The embedded database must not be in use.
 */
import { createMoneyModule } from './modules/money/index.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { createLog, loggerOf } from './platform/log.ts';
import { openConfigured } from './platform/open-database.ts';

const config = readConfig(process.env);
const database = await openConfigured(config, loggerOf(createLog(config)));
try {
  const guestEvents = { append: () => Promise.reject(new Error('This command only reads.')) };
  const { api } = createMoneyModule({ database, clock: systemClock, guestEvents });
  const faults = await api.recomputeBalances();
  for (const { invariant, subject, detail } of faults)
    console.error(`${invariant}: ${subject}: ${detail}`);
  console.log(faults.length === 0 ? 'The books are right.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await database.close();
}

import type { Random, Clock } from '@vx/kernel';
import type { Database } from '../../../platform/database/index.ts';
import type { PhoneSender } from '../provider.ts';
import type { PincallTables } from '../tables.ts';

/** The stand-in for a company that calls and texts: what it would send is kept and shown. */
export const createSandboxPhones = (deps: {
  readonly clock: Clock;
  readonly random: Random;
}): PhoneSender => ({
  async send(tx, { to, way, language, text }) {
    await tx
      .insertInto('pin_call_outbox')
      .values({
        id: deps.random.uuid(),
        e164: to,
        way,
        language,
        text,
        sent_at: new Date(deps.clock.now()),
      })
      .execute();
  },
});

/** Latest first. */
export const listSent = (database: Database<PincallTables>) =>
  database.read
    .selectFrom('pin_call_outbox')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

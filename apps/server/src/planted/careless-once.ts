import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyDatabase, AnyTransaction } from '../platform/database/index.ts';
import { OperationError } from '../platform/errors.ts';
import { canonicalJson, type Once, type OnceRequest } from '../platform/idempotency.ts';

/** How long the careless write comes after the commit; a busy server is no faster. */
const LATE_MS = 15;

interface Stored {
  readonly request_hash: string;
  readonly response: string | null;
}

const hashOf = ({ request }: OnceRequest): string =>
  createHash('sha256').update(canonicalJson(request)).digest('hex');

async function find(
  tx: AnyTransaction,
  { guestId, key }: OnceRequest,
): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select request_hash, response from idempotency where guest_id = ${guestId} and key = ${key}`.execute(
    tx,
  );
  return rows[0];
}

function late(database: AnyDatabase, write: () => Promise<unknown>): void {
  database.afterCommit(() => {
    setTimeout(() => void write().catch(() => undefined), LATE_MS);
  });
}

/** Planted: the key is looked up, the effect is made, and the key is kept by a statement of its own. */
export function keyOutsideTransaction(database: AnyDatabase): Once {
  return async (tx, once, run) => {
    const stored = await find(tx, once);
    if (stored?.response) {
      if (stored.request_hash !== hashOf(once)) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
      return JSON.parse(stored.response);
    }
    const response = JSON.stringify(await run());
    late(database, () =>
      sql`insert into idempotency (guest_id, key, operation, request_hash, status, response)
        values (${once.guestId}, ${once.key}, ${once.operation}, ${hashOf(once)}, 'done', ${response})
        on conflict do nothing`.execute(database.read),
    );
    return JSON.parse(response);
  };
}

/** Planted: the key is kept with the effect, but the reply only after the commit. */
export function replyAfterCommit(database: AnyDatabase): Once {
  return async (tx, once, run) => {
    const { numAffectedRows } = await sql`
      insert into idempotency (guest_id, key, operation, request_hash, status)
      values (${once.guestId}, ${once.key}, ${once.operation}, ${hashOf(once)}, 'running')
      on conflict do nothing`.execute(tx);
    if (numAffectedRows === 1n) {
      const response = JSON.stringify(await run());
      late(database, () =>
        sql`update idempotency set status = 'done', response = ${response}
          where guest_id = ${once.guestId} and key = ${once.key}`.execute(database.read),
      );
      return JSON.parse(response);
    }
    const stored = await find(tx, once);
    if (!stored?.response || stored.request_hash !== hashOf(once)) {
      throw new OperationError('IDEMPOTENCY_KEY_REUSED');
    }
    return JSON.parse(stored.response);
  };
}

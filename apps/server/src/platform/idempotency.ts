import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AnyTransaction } from './database/index.ts';
import { OperationError } from './errors.ts';

export interface OnceRequest {
  readonly guestId: string;
  /** The `Idempotency-Key` header or the `clientId` of a socket message. */
  readonly key: string;
  /** The operation's address: the same key on another operation is a reuse. */
  readonly operation: string;
  /** Everything of the request that decides its effect (params and body). */
  readonly request: unknown;
}

/**
 * Runs `run` once per guest and key and keeps its answer for ever, in the same transaction. A repeat
 * gets the stored answer. A repeat with another request is refused with `IDEMPOTENCY_KEY_REUSED`.
 * A refusal thrown by `run` rolls back, key included: the same key may try again.
 */
export type Once = <Response>(
  tx: AnyTransaction,
  request: OnceRequest,
  run: () => Promise<Response>,
) => Promise<Response>;

interface StoredRow {
  readonly operation: string;
  readonly request_hash: string;
  readonly response: string | null;
}

export const once: Once = async (tx, { guestId, key, operation, request }, run) => {
  const hash = createHash('sha256').update(canonicalJson(request)).digest('hex');
  // A concurrent insert of the same key waits here until the other transaction has ended.
  const inserted = await sql`
    insert into idempotency (guest_id, key, operation, request_hash, status)
    values (${guestId}, ${key}, ${operation}, ${hash}, 'running')
    on conflict (guest_id, key) do nothing`.execute(tx);
  if (inserted.numAffectedRows === 1n) {
    const response = JSON.stringify(await run());
    await sql`
      update idempotency set status = 'done', response = ${response}
      where guest_id = ${guestId} and key = ${key}`.execute(tx);
    return JSON.parse(response);
  }
  const { rows } = await sql<StoredRow>`
    select operation, request_hash, response from idempotency
    where guest_id = ${guestId} and key = ${key}`.execute(tx);
  const stored = rows[0];
  if (
    !stored ||
    stored.response === null ||
    stored.operation !== operation ||
    stored.request_hash !== hash
  ) {
    throw new OperationError('IDEMPOTENCY_KEY_REUSED');
  }
  return JSON.parse(stored.response);
};

/** JSON with sorted keys: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(
            Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
          )
        : part,
    ) ?? 'null'
  );
}

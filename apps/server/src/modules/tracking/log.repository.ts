import { countedKinds, type LogKind } from '@vx/contract/enums';
import { type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Caller } from '../../platform/module.ts';
import type { Database } from '../../platform/database/index.ts';
import type { TrackingTables } from './tables.ts';

type Read = Database<TrackingTables>['read'];

/** Whom rows are about: a guest, on all devices; or one visitor, as long as nobody is logged in. */
export type LogOwner =
  | { readonly guestId: string }
  | { readonly guestId: null; readonly sessionId: string };

/** `null`: a caller without a credential, about whom nothing can be known. */
export function logOwnerOf({ guestId, sessionId }: Caller): LogOwner | null {
  if (guestId !== null) return { guestId };
  return sessionId === null ? null : { guestId: null, sessionId };
}

const ownedBy =
  (owner: LogOwner) =>
  (eb: ExpressionBuilder<TrackingTables, 'tracked_events'>): Expression<SqlBool> =>
    owner.guestId === null
      ? eb.and([eb('guest_id', 'is', null), eb('session_id', '=', owner.sessionId)])
      : eb('guest_id', '=', owner.guestId);

/** What is kept about somebody, the newest first, below an id. */
export async function findLog(
  db: Read,
  owner: LogOwner,
  {
    kind,
    before,
    limit,
  }: { readonly kind: LogKind | null; readonly before: number | null; readonly limit: number },
) {
  let query = db
    .selectFrom('tracked_events')
    .select(['id', 'kind', 'data', 'created_at'])
    .where(ownedBy(owner));
  if (kind !== null) query = query.where('kind', '=', kind);
  if (before !== null) query = query.where('id', '<', before);
  return await query.orderBy('id', 'desc').limit(limit).execute();
}

/** Deletes what was counted about somebody; answers how much that was. */
export async function deleteCounted(db: Read, owner: LogOwner): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('tracked_events')
    .where(ownedBy(owner))
    .where('kind', 'in', countedKinds)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

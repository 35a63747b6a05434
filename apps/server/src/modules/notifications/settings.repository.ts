import { sql, type Kysely, type Transaction } from 'kysely';
import type { NotificationEvent } from '@vx/contract/enums';
import type { QuietHours } from './quiet-hours.rules.ts';
import { EVERYBODY, type Choice, type ChangedChoice } from './settings.rules.ts';
import type { NotificationTables } from './tables.ts';

type Handle = Kysely<NotificationTables> | Transaction<NotificationTables>;

/** The choices of a guest: all, or those that decide about one event and one performer. */
export async function findChoices(
  db: Handle,
  guestId: string,
  about?: { readonly event: NotificationEvent; readonly actorId: number },
): Promise<readonly Choice[]> {
  let query = db
    .selectFrom('notification_settings')
    .select(['actor_id', 'event', 'channel', 'enabled'])
    .where('guest_id', '=', guestId);
  if (about)
    query = query
      .where('event', '=', about.event)
      .where('actor_id', 'in', [EVERYBODY, about.actorId]);
  const rows = await query.execute();
  return rows.map(({ actor_id, ...choice }) => ({ actorId: actor_id, ...choice }));
}

export async function saveChoice(
  db: Handle,
  guestId: string,
  change: ChangedChoice,
): Promise<void> {
  const { actorId, event, channel, enabled } = change;
  if (enabled === null) {
    await db
      .deleteFrom('notification_settings')
      .where('guest_id', '=', guestId)
      .where('actor_id', '=', actorId)
      .where('event', '=', event)
      .where('channel', '=', channel)
      .execute();
    return;
  }
  await db
    .insertInto('notification_settings')
    .values({ guest_id: guestId, actor_id: actorId, event, channel, enabled })
    .onConflict((conflict) =>
      conflict.columns(['guest_id', 'actor_id', 'event', 'channel']).doUpdateSet({ enabled }),
    )
    .execute();
}

/** Forgets what a guest chose for one performer. */
export async function forgetChoices(db: Handle, guestId: string, actorId: number): Promise<void> {
  await db
    .deleteFrom('notification_settings')
    .where('guest_id', '=', guestId)
    .where('actor_id', '=', actorId)
    .execute();
}

export async function findQuietHours(db: Handle, guestId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('notification_quiet_hours')
    .select(['starts', 'ends', 'zone'])
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveQuietHours(
  db: Handle,
  guestId: string,
  hours: QuietHours | null,
): Promise<void> {
  if (hours === null) {
    await db.deleteFrom('notification_quiet_hours').where('guest_id', '=', guestId).execute();
    return;
  }
  await db
    .insertInto('notification_quiet_hours')
    .values({ guest_id: guestId, ...hours })
    .onConflict((conflict) => conflict.column('guest_id').doUpdateSet({ ...hours }))
    .execute();
}

/**
 * Remembers that a guest is told of a subject now. Answers false when that was done after `quietSince`
 * already: of two at the same time one gets true.
 */
export async function rememberNotified(
  db: Handle,
  notified: { readonly guestId: string; readonly subject: string; readonly at: Date },
  quietSince: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_told as last (guest_id, subject, told_at)
    values (${notified.guestId}, ${notified.subject}, ${notified.at})
    on conflict (guest_id, subject) do update set told_at = excluded.told_at
      where last.told_at <= ${quietSince}
    returning told_at`.execute(db);
  return rows.length > 0;
}

export async function pruneNotified(db: Handle, before: Date): Promise<void> {
  await db.deleteFrom('notification_told').where('told_at', '<', before).execute();
}

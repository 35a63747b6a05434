import { createHash, timingSafeEqual } from 'node:crypto';
import type { WebPushEvent } from '@vx/contract/enums';
import type { Kysely, Selectable } from 'kysely';
import type { PushSubscriptionData } from '@vx/notify-core/rules';
import type { AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { WebpushTables } from './tables.ts';

type Handle = Kysely<WebpushTables> | Transaction<WebpushTables>;
export type SubscriptionRow = Selectable<WebpushTables['web_push_subscriptions']>;

export const idOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');
export const pushTokenHash = (token: string): Buffer =>
  createHash('sha256').update(`webpush:${token}`).digest();

/** The subscription of who knows its address and its secret. */
export async function findSubscription(
  db: Handle,
  { endpoint, keys }: Pick<PushSubscriptionData, 'endpoint' | 'keys'>,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('web_push_subscriptions')
    .selectAll()
    .where('id', '=', idOf(endpoint))
    .executeTakeFirst();
  if (!row) return null;
  const given = createHash('sha256').update(keys.auth).digest();
  return timingSafeEqual(given, createHash('sha256').update(row.auth).digest()) ? row : null;
}

export async function saveSubscription(db: Handle, row: SubscriptionRow): Promise<void> {
  const { id: _id, ...part } = row;
  await db
    .insertInto('web_push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(part))
    .execute();
}

export async function removeSubscription(db: Handle, id: string): Promise<void> {
  await db.deleteFrom('web_push_subscriptions').where('id', '=', id).execute();
}

/** Takes the guest away from the browsers that these log-ins bound; they keep what is for everybody. */
export async function releaseSubscriptions(
  tx: AnyTransaction,
  sessionIds: readonly string[],
): Promise<void> {
  await (tx as Transaction<WebpushTables>)
    .updateTable('web_push_subscriptions')
    .set({ guest_id: null, session_id: null })
    .where('session_id', 'in', [...sessionIds])
    .execute();
}

const columns = {
  'actor-online': 'actor_online',
  campaigns: 'campaigns',
  news: 'news',
} as const satisfies Record<WebPushEvent, keyof SubscriptionRow>;

/** Browsers that want an event: all of a guest, or a page of everybody's in the order of ids. */
export async function subscriptionsFor(
  tx: AnyTransaction,
  event: WebPushEvent,
  whose: { readonly guestId: string } | { readonly after: string; readonly limit: number },
): Promise<readonly SubscriptionRow[]> {
  const query = (tx as Transaction<WebpushTables>)
    .selectFrom('web_push_subscriptions')
    .selectAll()
    .where(columns[event], '=', true);
  if ('guestId' in whose) return await query.where('guest_id', '=', whose.guestId).execute();
  return await query.where('id', '>', whose.after).orderBy('id').limit(whose.limit).execute();
}

/** `false`: this message was handed over before. */
export async function claim(
  db: Handle,
  subscription_id: string,
  message_id: string,
  sent_at: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('web_push_sent')
    .values({ subscription_id, message_id, sent_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function giveBack(db: Handle, id: string, messageId: string): Promise<void> {
  await db
    .deleteFrom('web_push_sent')
    .where('subscription_id', '=', id)
    .where('message_id', '=', messageId)
    .execute();
}

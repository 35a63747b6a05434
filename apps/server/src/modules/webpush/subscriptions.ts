import { readPayload } from '@vx/notify-core/rules';
import { newSecret } from '../../platform/auth.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandlers } from '../../platform/module.ts';
import type { WebpushDeps } from './webpush-deps.ts';
import {
  findSubscription,
  idOf,
  pushTokenHash,
  removeSubscription,
  saveSubscription,
} from './webpush.repository.ts';
import { areKeys, isServedBy } from './webpush.rules.ts';

type PushSubscription = NonNullable<ReturnType<typeof readPayload>>;

const subscriptionIn = (payload: unknown): PushSubscription | null =>
  readPayload(String(payload), (text) => Buffer.from(text, 'base64url').toString('utf8'));

/** The calls of a browser about its subscription. */
export function subscriptionHandlers(deps: WebpushDeps): RestHandlers {
  const { clock, database, services, vapid } = deps;
  const checked = (subscription: PushSubscription | null): PushSubscription => {
    if (
      !subscription ||
      !isServedBy(subscription.endpoint, services) ||
      !areKeys(subscription.keys)
    )
      throw new OperationError('INVALID_INPUT', { field: 'subscription' });
    return subscription;
  };
  return {
    'GET /webpush/key': async () => ({ key: vapid.publicKey }),

    'POST /webpush/subscribe': async ({ body, caller }) => {
      const { endpoint, keys } = checked(body.subscription);
      const token = newSecret();
      await saveSubscription(database.read, {
        id: idOf(endpoint),
        endpoint,
        ...keys,
        encoding: body.encoding,
        actor_online: body.events['actor-online'],
        campaigns: body.events.campaigns,
        news: body.events.news,
        guest_id: caller.guestId,
        session_id: caller.sessionId,
        language: caller.language,
        token_hash: pushTokenHash(token),
        renewed_at: new Date(clock.now()),
      });
      return { token };
    },

    'GET /webpush/status/{payload}': async ({ params }) => {
      const given = subscriptionIn(params.payload);
      return {
        subscribed: given !== null && (await findSubscription(database.read, given)) !== null,
      };
    },

    /** A browser that changed its address, or a guest who comes back, renews by the token. */
    'POST /webpush/resubscribe/{token}': async ({ params, body }) => {
      const renewed = body.subscription ? checked(body.subscription) : null;
      const token = newSecret();
      await database.transaction(async (tx) => {
        const row = await tx
          .selectFrom('web_push_subscriptions')
          .selectAll()
          .where('token_hash', '=', pushTokenHash(String(params.token)))
          .forUpdate()
          .executeTakeFirst();
        if (!row) throw new OperationError('TOKEN_UNKNOWN');
        await removeSubscription(tx, row.id);
        await saveSubscription(tx, {
          ...row,
          ...(renewed && {
            id: idOf(renewed.endpoint),
            endpoint: renewed.endpoint,
            ...renewed.keys,
          }),
          token_hash: pushTokenHash(token),
          renewed_at: new Date(clock.now()),
        });
      });
      return { token };
    },

    'PUT /webpush/update/{payload}': async ({ params, caller }) => {
      const given = subscriptionIn(params.payload);
      const row = given && (await findSubscription(database.read, given));
      if (!row) return { updated: false };
      await database.read
        .updateTable('web_push_subscriptions')
        .set({
          guest_id: caller.guestId,
          session_id: caller.sessionId,
          language: caller.language,
        })
        .where('id', '=', row.id)
        .execute();
      return { updated: true };
    },

    'POST /webpush/unsubscribe/{payload}': async ({ params }) => {
      const given = subscriptionIn(params.payload);
      const row = given && (await findSubscription(database.read, given));
      if (row) await removeSubscription(database.read, row.id);
      return { success: true };
    },
  };
}

import webPush from 'web-push';
import type { WebPushEvent } from '@vx/contract/enums';
import type { JobDefinition } from '../../platform/module.ts';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { WebpushDeps } from './webpush-deps.ts';
import {
  claim,
  giveBack,
  removeSubscription,
  subscriptionsFor,
  type SubscriptionRow,
} from './webpush.repository.ts';
import { messageFor, verdictOf } from './webpush.rules.ts';

export const SEND_JOB = 'webpush-send';

/** How long a push service keeps a message for a browser that is off: news of now are none tomorrow. */
const TTL_SECONDS = 3600;
const PATIENCE_MS = 10_000;

interface SendPayload {
  readonly id: string;
  readonly messageId: string;
  readonly event: WebPushEvent;
  readonly path: string;
}

/** Enqueues an event for every browser that wants it, in the caller's transaction. */
export async function tellBrowsers(
  { jobs }: Pick<WebpushDeps, 'jobs'>,
  tx: AnyTransaction,
  told: {
    readonly guestId: string | null;
    readonly event: WebPushEvent;
    /** Names what happened; a browser hears of it once. */
    readonly messageId: string;
    readonly path: string;
  },
): Promise<number> {
  const { guestId, event, messageId, path } = told;
  const rows = await subscriptionsFor(tx, event, guestId);
  for (const { id } of rows)
    await jobs.enqueue(tx, SEND_JOB, { id, messageId, event, path } satisfies SendPayload);
  return rows.length;
}

/** Hands one message over, once. A subscription that is gone is forgotten; what is busy is tried later. */
export function sendJob(deps: WebpushDeps): JobDefinition {
  const { clock, database, logger } = deps;
  return {
    name: SEND_JOB,
    async run(given) {
      const payload = given as SendPayload;
      const row = await database.read
        .selectFrom('web_push_subscriptions')
        .selectAll()
        .where('id', '=', payload.id)
        .executeTakeFirst();
      if (!row) return;
      // Claimed before it is sent: a node that dies in between loses it rather than sends it twice.
      const isFirst = await claim(database.read, row.id, payload.messageId, new Date(clock.now()));
      if (!isFirst) return;
      const verdict = await post(deps, row, payload).catch(() => 'later' as const);
      if (verdict === 'gone') return await removeSubscription(database.read, row.id);
      if (verdict === 'refused')
        logger.warn('push refused', { service: new URL(row.endpoint).host });
      if (verdict !== 'later') return;
      await giveBack(database.read, row.id, payload.messageId);
      throw new Error('The push service is busy or out of reach; the message is sent later.');
    },
  };
}

async function post(
  { vapid, subject }: WebpushDeps,
  row: SubscriptionRow,
  { event, path }: SendPayload,
): Promise<ReturnType<typeof verdictOf>> {
  const { endpoint, p256dh, auth, encoding, language } = row;
  const message = messageFor(event, path, language);
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject, ...vapid },
      TTL: TTL_SECONDS,
      contentEncoding: encoding,
      urgency: 'normal',
      topic: event,
    },
  );
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: new Uint8Array(request.body ?? []),
    // A service that sends elsewhere would make us post to addresses that nobody checked.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  return verdictOf(answer.status);
}

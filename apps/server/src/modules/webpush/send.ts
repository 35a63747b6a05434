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
import { messageFor, pathIn, verdictOf } from './webpush.rules.ts';

export const SEND_JOB = 'webpush-send';
const ANNOUNCE_JOB = 'webpush-announce';
/** Browsers that are reached in one transaction. */
const BATCH = 200;

/** How long a push service keeps a message for a browser that is off: news of now are none tomorrow. */
const TTL_SECONDS = 3600;
const PATIENCE_MS = 10_000;

interface SendPayload {
  readonly id: string;
  readonly messageId: string;
  readonly event: WebPushEvent;
  readonly path: string;
  /** Whom it is for; without one, everybody. */
  readonly guestId?: string;
}

/** What browsers are told. */
export interface PushNews {
  /** Names what happened; a browser hears of it once. */
  readonly messageId: string;
  /** A path of this site, in any language: each browser opens it in its own. */
  readonly path: string;
}

/** Enqueues an event for the browsers of a guest that want it, in the caller's transaction. */
export async function notifyBrowsers(
  deps: Pick<WebpushDeps, 'jobs'>,
  tx: AnyTransaction,
  news: PushNews & { readonly guestId: string; readonly event: WebPushEvent },
): Promise<number> {
  const rows = await subscriptionsFor(tx, news.event, news);
  await enqueueFor(deps, tx, rows, news);
  return rows.length;
}

async function enqueueFor(
  { jobs }: Pick<WebpushDeps, 'jobs'>,
  tx: AnyTransaction,
  rows: readonly Pick<SubscriptionRow, 'id'>[],
  news: Omit<SendPayload, 'id'>,
): Promise<void> {
  const { event, messageId, path, guestId } = news;
  for (const { id } of rows) {
    const payload: SendPayload = { id, messageId, event, path, ...(guestId && { guestId }) };
    await jobs.enqueue(tx, SEND_JOB, payload);
  }
}

interface AnnouncePayload extends PushNews {
  readonly event: Exclude<WebPushEvent, 'actor-online'>;
  /** The last subscription that was reached, in the order of ids. */
  readonly after: string;
}

/** Has everybody told who wants an event, after the commit. */
export const announce = (
  { jobs }: Pick<WebpushDeps, 'jobs'>,
  tx: AnyTransaction,
  news: Omit<AnnouncePayload, 'after'>,
): Promise<void> =>
  jobs.enqueue(tx, ANNOUNCE_JOB, { ...news, after: '' } satisfies AnnouncePayload);

/** Reaches one batch of browsers and enqueues the next; whoever wants quiet now is passed over. */
export function announceJob(deps: WebpushDeps): JobDefinition {
  const { database, isQuiet, jobs } = deps;
  return {
    name: ANNOUNCE_JOB,
    async run(given) {
      const news = given as AnnouncePayload;
      await database.transaction(async (tx) => {
        const page = { after: news.after, limit: BATCH };
        const rows = await subscriptionsFor(tx, news.event, page);
        const reached: SubscriptionRow[] = [];
        for (const row of rows)
          if (row.guest_id === null || !(await isQuiet(tx, row.guest_id))) reached.push(row);
        await enqueueFor(deps, tx, reached, news);
        const last = rows.at(-1);
        if (rows.length === BATCH && last)
          await jobs.enqueue(tx, ANNOUNCE_JOB, { ...news, after: last.id });
      });
    },
  };
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
      // The guest may have logged out there meanwhile.
      if (!row || (payload.guestId && payload.guestId !== row.guest_id)) return;
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
  const message = messageFor(event, pathIn(path, language), language);
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

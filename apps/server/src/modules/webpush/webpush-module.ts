import type { WebPushEvent } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import { webpushMigrations } from './migrations.ts';
import { announce, announceJob, sendJob, notifyBrowsers, type PushNews } from './send.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import type { WebpushTables } from './tables.ts';
import { createVapidKeys } from './vapid.ts';
import type { WebpushDeps } from './webpush-deps.ts';
import { releaseSubscriptions } from './webpush.repository.ts';
import { pushServices } from './webpush.rules.ts';

/** How long it is known what was sent: longer than a job is tried. */
const KEPT_MS = 7 * DAY_MS;

/** Web push as other modules use it. */
export interface WebpushApi {
  /** Tells the browsers of a guest that somebody it follows is online. */
  actorOnline(tx: AnyTransaction, guestId: string, news: PushNews): Promise<number>;
  /** Tells all browsers that want news or campaigns, once per id, by the work queue. */
  announce(
    tx: AnyTransaction,
    event: Exclude<WebPushEvent, 'actor-online'>,
    news: PushNews,
  ): Promise<void>;
}

export interface WebpushModule extends ServerModule {
  readonly api: WebpushApi;
  readonly on: DomainEventHandlers<'sessionsEnded'>;
}

export interface WebpushOptions extends Pick<WebpushDeps, 'isQuiet'> {
  /** The VAPID keys come from it: the same on all nodes, and for as long as browsers are subscribed. */
  readonly secret: string;
  /** Further push services, by origin. */
  readonly services?: readonly string[];
}

/** Web push: subscriptions of browsers, and what is sent to them by the work queue. */
export function createWebpushModule(
  platform: Pick<Platform, 'config' | 'database' | 'clock' | 'jobs' | 'logger'>,
  options: WebpushOptions,
): WebpushModule {
  const { clock, config, jobs, logger } = platform;
  const { origin, hostname } = new URL(config.origin);
  const deps: WebpushDeps = {
    clock,
    jobs,
    logger,
    database: platform.database.as<WebpushTables>(),
    vapid: createVapidKeys(options.secret),
    isQuiet: options.isQuiet,
    subject: `mailto:push@${hostname}`,
    services: [...pushServices, ...(config.sandbox ? [origin] : []), ...(options.services ?? [])],
  };
  return {
    name: 'webpush',
    api: {
      actorOnline: (tx, guestId, news) =>
        notifyBrowsers(deps, tx, { guestId, event: 'actor-online', ...news }),
      announce: (tx, event, news) => announce(deps, tx, { event, ...news }),
    },
    on: {
      async sessionsEnded(tx, { sessionIds, reason }) {
        // Whoever only stayed away is still written to.
        if (reason !== 'expired') await releaseSubscriptions(tx, sessionIds);
      },
    },
    personal: {
      rows: [
        {
          table: 'web_push_subscriptions',
          columns: ['endpoint', 'actor_online', 'campaigns', 'news', 'language', 'renewed_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: webpushMigrations,
    rest: subscriptionHandlers(deps),
    jobs: [sendJob(deps), announceJob(deps)],
    recurring: [
      {
        name: 'webpush-sweep-sent',
        everyMs: 3_600_000,
        where: 'one-node',
        run: async () => {
          await deps.database.read
            .deleteFrom('web_push_sent')
            .where('sent_at', '<', new Date(clock.now() - KEPT_MS))
            .execute();
        },
      },
    ],
    http: (app) => {
      // Stands in for a push service: takes what is posted and shows it to nobody.
      if (config.sandbox) {
        void app.register((scope, _options, done) => {
          scope.addContentTypeParser('application/octet-stream', (_request, _body, next) =>
            next(null, null),
          );
          scope.post('/sandbox/push/:id', (_request, reply) => reply.code(201).send());
          done();
        });
      }
    },
  };
}

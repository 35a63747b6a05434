import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { GiftsApi } from '../gifts/index.ts';
import type { NewsletterApi } from '../newsletter/index.ts';
import type { WebpushApi } from '../webpush/index.ts';
import type { VideosApi } from '../videos/index.ts';
import { operatorMigrations } from './migrations.ts';
import { regenerateCounters } from './regenerate-counters.ts';
import { testCalls, type TestCallsDeps } from './test-calls.ts';

export interface OperatorDeps
  extends TestCallsDeps, Pick<Platform, 'broadcast' | 'presence' | 'caches'> {
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly gifts: Pick<GiftsApi, 'grant'>;
  readonly actors: Pick<ActorsApi, 'importMany'>;
  readonly videos: Pick<VideosApi, 'importAlbums'>;
  readonly newsletter: Pick<NewsletterApi, 'publish'>;
  readonly webpush: Pick<WebpushApi, 'announce'>;
}

/** As many guests as an answer names. */
const MOST = 10_000;

/** Guests that are connected to any node. [RE-internalOnlineGuests] */
const onlineGuests =
  ({ presence }: OperatorDeps): RestHandler<'GET /internal/onlineGuests'> =>
  async () => {
    const guestIds = await presence.list();
    return { amount: guestIds.length, guestIds: guestIds.slice(0, MOST) };
  };

/** Gives gifts of a kind, as if they were bought; a repeat with the same key gives nothing more. [RE-internalGrantMessengerGifts] */
const grantMessengerGifts =
  ({
    database,
    accounts,
    gifts,
  }: OperatorDeps): RestHandler<'POST /internal/grantMessengerGifts'> =>
  async ({ body, idempotencyKey }) => {
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const guestId = String(body.guestId);
    await database.transaction(async (tx) => {
      if (!(await accounts.find(guestId, tx))) throw new OperationError('NOT_FOUND');
      await gifts.grant(tx, {
        guestId,
        giftId: String(body.giftId),
        quantity: body.quantity,
        key: `operator:${idempotencyKey}`,
      });
    });
    return { success: true };
  };

/** What operators do, with the token that the configuration names. [RU-tracking-internal] */
export function createOperatorModule(deps: OperatorDeps): ServerModule {
  return {
    name: 'operator',
    migrations: operatorMigrations,
    rest: {
      'GET /internal/onlineGuests': onlineGuests(deps),
      'POST /internal/grantMessengerGifts': grantMessengerGifts(deps),
      'POST /internal/regenerateAutoIncrementor': async ({ body }) => {
        const done = await regenerateCounters(deps.database, body.name ?? null);
        if (body.name !== undefined && done === 0) throw new OperationError('NOT_FOUND');
        return { success: true };
      },
      'POST /internal/publishNewsletter': async ({ body }) => ({
        isNew: await deps.newsletter.publish(body),
      }),
      'POST /internal/announce': async ({ body: { id, event, path } }) => {
        await deps.database.transaction((tx) =>
          deps.webpush.announce(tx, event, { messageId: id, path }),
        );
        return { success: true };
      },
      'POST /internal/reloadPages': async ({ body }) => {
        await deps.broadcast.publish('pageReload', body);
        return { success: true };
      },
      'POST /internal/clearCache': async () => {
        await deps.caches.empty();
        return { success: true };
      },
      'POST /internal/actorAndAlbumImport': async ({ body }) => {
        await deps.database.transaction(async (tx) => {
          await deps.actors.importMany(tx, body.actors);
          await deps.videos.importAlbums(tx, body.albums);
        });
        await deps.caches.empty();
        return { success: true };
      },
      ...testCalls(deps),
    },
  };
}

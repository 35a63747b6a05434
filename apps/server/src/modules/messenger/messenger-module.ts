import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import {
  archiveByForm,
  archiveBySocket,
  blockChannel,
  getChannel,
  getChannelByActor,
  seeAllByForm,
  seeAllBySocket,
  seeChannel,
} from './channels.ts';
import { keepDraft } from './drafts.ts';
import { getRecommendations } from './get-recommendations.ts';
import { createMessengerApi, type MessengerApi } from './messenger-api.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { addMessenger } from './messenger.graphql.ts';
import { messengerMigrations } from './migrations.ts';
import { createOccasions } from './occasions.ts';
import { performerChannels } from './performer-channels.ts';
import { getReceipts, guestTypes, performerReceipts, setReceipts } from './read-receipts.ts';
import { replyJobOf } from './replies.ts';
import type { MessengerTables } from './tables.ts';
import { takeMessageBack } from './take-back.ts';
import { sendByForm } from './write-message.ts';

export type MessengerPlatform = Pick<
  Platform,
  | 'database'
  | 'clock'
  | 'random'
  | 'jobs'
  | 'logger'
  | 'guestEvents'
  | 'guestFrames'
  | 'performerEvents'
  | 'performerFrames'
>;

export interface MessengerModule extends ServerModule {
  readonly api: MessengerApi;
  readonly on: DomainEventHandlers<'actorFollowed' | 'chatEnded'>;
}

/** What guests and performers write to each other. */
export function createMessengerModule(
  platform: MessengerPlatform,
  options: Pick<
    MessengerDeps,
    'actors' | 'accounts' | 'money' | 'benefits' | 'gifts' | 'greetingPauseHours'
  > & {
    /** Who sits on the other side. Default: nobody. */
    readonly performers?: NonNullable<MessengerDeps['performers']>;
    /** What answers where nobody sits. Default: nothing. */
    readonly composeReply?: NonNullable<MessengerDeps['composeReply']>;
  },
): MessengerModule {
  const { clock, random, jobs, logger, guestEvents, guestFrames } = platform;
  const { performerEvents, performerFrames } = platform;
  const database = platform.database.as<MessengerTables>();
  const deps: MessengerDeps = {
    database,
    clock,
    random,
    jobs,
    logger,
    guestEvents,
    guestFrames,
    performerEvents,
    performerFrames,
    ...options,
    performers: options.performers ?? null,
    composeReply: options.composeReply ?? null,
  };
  const api = createMessengerApi(deps);
  return {
    name: 'messenger',
    api,
    on: createOccasions(api, deps),
    personal: {
      rows: [
        {
          table: 'channels',
          columns: [
            'id',
            'actor_id',
            'archived',
            'blocked',
            'last_message_at',
            'last_viewed_at',
            'draft',
          ],
          afterwards: 'removed',
        },
        { table: 'guests_without_receipts', columns: ['since'], afterwards: 'removed' },
        {
          table: 'lines',
          through: { column: 'channel_id', table: 'channels', key: 'id' },
          columns: [
            'channel_id',
            'seq',
            'sender',
            'kind',
            'body',
            'price',
            'participation_id',
            'at',
          ],
          afterwards: 'removed',
        },
      ],
    },
    migrations: messengerMigrations,
    rest: {
      'GET /messenger/channel/{channelId}': getChannel(deps),
      'GET /messenger/channel/actor/{actorId}': getChannelByActor(deps),
      'GET /messenger/recommendations': getRecommendations(deps),
      'POST /messenger/channel/{channelId}/messages': sendByForm(deps),
      'POST /messenger/channel/{channelId}/messages/{messageId}/takeback': takeMessageBack(deps),
      'POST /messenger/channel/{channelId}/seen': seeChannel(deps),
      'POST /messenger/channel/{channelId}/archive': archiveByForm(deps),
      'POST /messenger/channel/{channelId}/block': blockChannel(deps),
      'POST /messenger/seen': seeAllByForm(deps),
      'POST /messenger/channel/{channelId}/typing': guestTypes(deps),
      'POST /messenger/channel/{channelId}/draft': keepDraft(deps),
      'GET /messenger/readReceipts': getReceipts(deps),
      'POST /messenger/readReceipts': setReceipts(deps),
    },
    studio: { ...performerChannels(deps), ...performerReceipts(deps) },
    jobs: [replyJobOf(deps)],
    socket: {
      setAllChannelsSeen: seeAllBySocket(deps),
      archiveChannel: archiveBySocket(deps),
    },
    vxql: (builder) => addMessenger(builder, deps),
  };
}

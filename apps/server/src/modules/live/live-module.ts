import type { BuiltChatType } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { SpendingRoom } from '@vx/money-core/rules';
import { currentChat } from './current-chat.ts';
import {
  endChat,
  endChatsOfActor,
  endChatOfGuest,
  endChatsOfSessions,
  getChats,
  getReceipt,
} from './end-chat.ts';
import type { LiveDeps, LiveOptions, LivePlatform } from './live-deps.ts';
import type { GrantRights } from '../media/index.ts';
import { isChatting } from './is-chatting.ts';
import { listEnded, lockChat, markServed } from './live.repository.ts';
import { secondsOf } from './meter-of.ts';
import { contendedMeterTask, meterTask } from './meter.ts';
import { liveMigrations } from './migrations.ts';
import { performerRoom } from './performer-room.ts';
import { getOffer } from './offer.ts';
import { startPreview, sweepPreviews } from './preview.ts';
import { replyJobOf } from './replies.ts';
import { reportPicture } from './report-picture.ts';
import { seedLive } from './seed.ts';
import { sendMessage } from './send-message.ts';
import { startChat } from './start-chat.ts';
import { previewsShown, showsOf } from './stream-rights.ts';
import type { LiveTables } from './tables.ts';

export interface LiveApi {
  /** Ends the running chat of a performer from the host's side (201). Answers whether there was one. */
  endByHost(actorId: number): Promise<boolean>;
  /** Ends it by an operator (301). */
  endByAdmin(actorId: number): Promise<boolean>;
  /** Ends the running chat of a guest whose own rule about spending lets nothing more be spent (503). */
  endByRule(guestId: string, rule: SpendingRoom['rule']): Promise<void>;
  /** What grants of streams stand on. */
  readonly rights: Pick<GrantRights, 'chats' | 'previews' | 'chatServed'>;
  /** Whether a paid chat of a guest runs. */
  isChatting(guestId: string): Promise<boolean>;
  /** One of the guest's chats, locked until the transaction ends; `null` for everybody else's. */
  chatOf(
    tx: AnyTransaction,
    guestId: string,
    chatId: string,
  ): Promise<{
    readonly actorId: number;
    readonly kind: BuiltChatType;
    /** Billed so far. */
    readonly seconds: number;
    readonly isRunning: boolean;
  } | null>;
  /** Chats of a guest that are over. */
  countEnded(guestId: string): Promise<number>;
}

export interface LiveModule extends ServerModule {
  readonly api: LiveApi;
  readonly on: DomainEventHandlers<'sessionsEnded'>;
}

/** Live chats: offer, preview, start, meter, messages, end, receipts. */
export function createLiveModule(platform: LivePlatform, options: LiveOptions): LiveModule {
  const { clock, random, logger, domainEvents, presence } = platform;
  const { guestEvents, guestFrames, performerEvents } = platform;
  const { once, jobs, grants, revocations } = platform;
  const database = platform.database.as<LiveTables>();
  const deps: LiveDeps = {
    database,
    clock,
    random,
    logger,
    domainEvents,
    guestEvents,
    guestFrames,
    performerEvents,
    presence,
    once,
    jobs,
    grants,
    revocations,
    ...options,
    performers: options.performers ?? null,
  };
  return {
    name: 'live',
    api: {
      endByHost: (actorId) =>
        database.transaction((tx) => endChatsOfActor(deps, tx, actorId, 'host')),
      endByAdmin: (actorId) =>
        database.transaction((tx) => endChatsOfActor(deps, tx, actorId, 'admin')),
      endByRule: (guestId, rule) => endChatOfGuest(deps, guestId, rule),
      rights: {
        chats: (ids) => showsOf(deps, ids),
        previews: (ids) => previewsShown(deps, ids),
        chatServed: (id) => markServed(database.read, id, new Date(clock.now())),
      },
      isChatting: (guestId) => isChatting(guestId, database.read),
      async chatOf(tx, guestId, chatId) {
        const chat = await lockChat(tx, chatId, guestId);
        return (
          chat && {
            actorId: chat.actor_id,
            kind: chat.kind,
            seconds: secondsOf(chat),
            isRunning: chat.state === 'running',
          }
        );
      },
      countEnded: async (guestId) =>
        (await listEnded(database.read, { guestId, offset: 0, limit: 1 })).total,
    },
    on: { sessionsEnded: (tx, { sessionIds }) => endChatsOfSessions(deps, tx, sessionIds) },
    personal: {
      rows: [
        {
          table: 'live_participations',
          columns: [
            'actor_name',
            'kind',
            'started_at',
            'ended_at',
            'price_per_minute',
            'currency',
            'charged',
            'free_seconds',
          ],
          afterwards: 'kept',
        },
        { table: 'live_sequences', columns: [], afterwards: 'removed' },
      ],
      async running(guestId) {
        const rows = await database.read
          .selectFrom('live_participations')
          .select('actor_name')
          .where('guest_id', '=', guestId)
          .where('state', '=', 'running')
          .execute();
        return rows.map(({ actor_name }) => ({ kind: 'chat' as const, name: actor_name }));
      },
    },
    migrations: liveMigrations,
    rest: {
      'GET /live/{actorId}/offer': getOffer(deps),
      'POST /live/{actorId}/preview': startPreview(deps),
      'POST /live/{actorId}/start': startChat(deps),
      'GET /live/current': currentChat(deps),
      'POST /live/{chatId}/picture': reportPicture(deps),
      'POST /live/{chatId}/end': endChat(deps),
      'GET /live/{chatId}/receipt': getReceipt(deps),
      'GET /live/chats': getChats(deps),
    },
    studio: performerRoom(deps),
    socket: { sendMessage: sendMessage(deps) },
    vxql(builder) {
      builder.queryField('freeChatDuration', (t) =>
        t.int({
          nullable: true,
          description:
            'Seconds of free chat that are left; null when logged out. [RU-livechat-free-chat-duration-login]',
          // No free chat is given away yet, so that every guest has none left.
          resolve: (_root, _args, { caller }) => (caller.guestId === null ? null : 0),
        }),
      );
    },
    jobs: [replyJobOf(deps)],
    recurring: [
      meterTask(deps),
      contendedMeterTask(deps),
      {
        name: 'live.sweep-previews',
        everyMs: 600_000,
        where: 'one-node',
        run: () => sweepPreviews(deps),
      },
    ],
    seed: (world) => seedLive(database, world),
  };
}

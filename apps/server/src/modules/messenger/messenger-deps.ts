import type { Clock, Logger } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { GuestFrames } from '../../platform/events.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { PerformersApi } from '../performers/index.ts';
import { countUnread, countUnreadOfActor } from './messenger.repository.ts';
import type { MessengerTables } from './tables.ts';

export interface MessengerDeps {
  readonly database: Database<MessengerTables>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly guestFrames: GuestFrames;
  readonly performerFrames: Platform['performerFrames'];
  readonly once: Platform['once'];
  readonly actors: Pick<ActorsApi, 'find' | 'onlineAmong' | 'types' | 'load'>;
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: Pick<
    MoneyApi,
    'amountOf' | 'balanceOf' | 'display' | 'holdWallet' | 'performerPartsOf'
  >;
  /** Who sits on the other side. */
  readonly performers: Pick<PerformersApi, 'of' | 'requireChair'> | null;
  /** Hours in which a guest who follows several performers is greeted by the first alone; 0: by each. */
  readonly greetingPauseHours: number;
}

/**
 * Tells every tab of the guest that a channel changed, and how many messages are unread now; after the
 * commit, where there is a transaction: only then the number is true. [SI-messengerContentChange]
 */
export function announceChange(deps: MessengerDeps, guestId: string, channelId: number): void {
  const { database, guestFrames, logger } = deps;
  database.afterCommit(() => {
    countUnread(database.read, guestId)
      .then((unreadCount) =>
        guestFrames.send(guestId, 'messengerContentChange', {
          channelId: String(channelId),
          unreadCount,
        }),
      )
      .catch((error: unknown) =>
        logger.warn('messenger.not-told', { guestId, error: String(error) }),
      );
  });
}

/** Tells every window of the performer the same of a conversation, after the commit. */
export function announceToActor(
  deps: MessengerDeps,
  channel: { readonly id: number; readonly actor_id: number },
): void {
  const { database, performerFrames, performers, logger } = deps;
  database.afterCommit(() => {
    const send = async (): Promise<void> => {
      const performer = await performers?.of(channel.actor_id);
      if (!performer) return;
      const unreadCount = await countUnreadOfActor(database.read, channel.actor_id);
      await performerFrames.send(performer.id, 'channelChanged', {
        channelId: String(channel.id),
        unreadCount,
      });
    };
    send().catch((error: unknown) =>
      logger.warn('messenger.performer-not-told', {
        actorId: channel.actor_id,
        error: String(error),
      }),
    );
  });
}

import type { Clock, Logger, Random } from '@vx/kernel';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type {
  GuestEvents,
  GuestFrames,
  PerformerEvents,
  PerformerFrames,
} from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi, Language } from '../actors/index.ts';
import type { BenefitsApi } from '../benefits/index.ts';
import type { GiftsApi } from '../gifts/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { PerformersApi } from '../performers/index.ts';
import { countUnread } from './messenger.repository.ts';
import type { MessengerTables } from './tables.ts';

/** What a performer says whom a script speaks for; `null`: nothing, there is no script or one of the two is gone. */
export type ComposeReply = (
  asked: {
    readonly guestId: string;
    readonly actorId: number;
    readonly language: Language;
    /** What the guest said. Null: the performer begins. */
    readonly text: string | null;
    /** What the guest gave, named in the language; missing: nothing. */
    readonly gift?: string | undefined;
    /** What the performer said before, which is not said again while there is something else. */
    readonly recent: readonly string[];
  },
  tx?: AnyTransaction,
) => Promise<string | null>;

export interface MessengerDeps {
  readonly database: Database<MessengerTables>;
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly guestEvents: GuestEvents;
  readonly guestFrames: GuestFrames;
  readonly performerEvents: PerformerEvents;
  readonly performerFrames: PerformerFrames;
  /** Who is told of what guests write; `null`: nobody sits on the other side. */
  readonly performers: Pick<PerformersApi, 'of' | 'isChairHeld' | 'requireChair'> | null;
  /** What answers a guest where nobody holds the chair; `null`: nothing does. */
  readonly composeReply: ComposeReply | null;
  readonly actors: Pick<
    ActorsApi,
    | 'find'
    | 'findMany'
    | 'types'
    | 'load'
    | 'namesOf'
    | 'onlineAmong'
    | 'onlineByRank'
    | 'recommendedBy'
  >;
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly money: MoneyApi;
  /** What vouchers pay for instead of money. */
  readonly benefits: Pick<BenefitsApi, 'messagesOf' | 'takeMessage' | 'returnMessage'>;
  /** What is given in messages. */
  readonly gifts: Pick<GiftsApi, 'order' | 'settle' | 'describe'>;
  /** Hours in which a guest who follows several performers is greeted by the first alone; 0: by each. */
  readonly greetingPauseHours: number;
}

/**
 * Tells every tab of the guest that a channel changed, and how many messages are unread now; after the
 * commit, where there is a transaction: only then the number is true. [SI-messengerContentChange]
 */
export function announceChange(deps: MessengerDeps, guestId: string, channelId: number): void {
  const { database, guestFrames } = deps;
  sendAfterCommit(deps, async () => {
    const unreadCount = await countUnread(database.read, guestId);
    await guestFrames.send(guestId, 'messengerContentChange', {
      channelId: String(channelId),
      unreadCount,
    });
  });
}

/**
 * Sends frames after the commit, where there is a transaction. Nobody waits for them, and what caused them stands when
 * they fail: clients ask again.
 */
export function sendAfterCommit(
  { database, logger }: Pick<MessengerDeps, 'database' | 'logger'>,
  send: () => Promise<void>,
): void {
  database.afterCommit(() => {
    send().catch((error: unknown) => logger.warn('messenger.not-told', { error: String(error) }));
  });
}

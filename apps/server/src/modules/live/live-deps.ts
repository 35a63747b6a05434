import type { AnyDatabase, AnyTransaction, Database } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { GiftsApi } from '../gifts/index.ts';
import type { ChannelLog, MessengerApi } from '../messenger/index.ts';
import type { MoneyApi } from '../money/index.ts';
import type { PerformersApi } from '../performers/index.ts';
import type { LiveTables } from './tables.ts';

export type LivePlatform = Pick<
  Platform,
  | 'database'
  | 'clock'
  | 'random'
  | 'logger'
  | 'domainEvents'
  | 'guestEvents'
  | 'guestFrames'
  | 'performerEvents'
  | 'presence'
  | 'once'
  | 'jobs'
  | 'grants'
  | 'revocations'
>;

export interface LiveOptions {
  readonly money: MoneyApi;
  readonly actors: ActorsApi;
  readonly accounts: Pick<AccountsApi, 'find'>;
  readonly benefits: ChatBenefits;
  /** Who sits on the other side. Default: nobody, so that scripts speak. */
  readonly performers?: PerformersApi;
  /** What is given in chats. */
  readonly gifts: Pick<GiftsApi, 'order' | 'settle' | 'describe'>;
  /** Where lines of chats are written and read. */
  readonly log: ChannelLog;
  /** Where messages go that belong to no chat. */
  readonly messages: Pick<MessengerApi, 'send'>;
}

/** What opens a room without money, as the benefits module keeps it. */
export interface ChatBenefits {
  /** Coins that a caller may have now without paying; `null`: none. */
  freeCoinsOf(
    db: AnyDatabase['read'],
    caller: Pick<Caller, 'guestId' | 'ip' | 'deviceId'>,
  ): Promise<{ readonly promotion: 'welcome' | 'trial'; readonly coins: number } | null>;
  /** Minutes that the guest's vouchers pay for with this performer now. */
  minutesOf(db: AnyDatabase['read'], guestId: string, actorId: number): Promise<number>;
  /** Takes minutes in the caller's transaction, which holds the wallet's lock; answers how many. */
  takeMinutes(
    tx: AnyTransaction,
    use: {
      readonly guestId: string;
      readonly actorId: number;
      readonly chatId: string;
      /** When the chat began: a voucher that was good then pays for all of it. */
      readonly began: Date;
      readonly minutes: number;
    },
  ): Promise<number>;
}

export interface LiveDeps extends Omit<LivePlatform, 'database'>, Omit<LiveOptions, 'performers'> {
  readonly performers: PerformersApi | null;
  readonly database: Database<LiveTables>;
}

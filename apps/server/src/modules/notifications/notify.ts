import {
  notificationTypes,
  type NotificationChannel,
  type NotificationEvent,
  type SubscriptionNews,
  type SubscriptionPlan,
} from '@vx/contract/enums';
import type { Clock } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Money } from '../money/index.ts';
import type { News, NotificationsApi } from './notifications-api.ts';
import { QUIET_MS } from './notifications.rules.ts';
import type { NotificationSettingsApi } from './settings-api.ts';
import { rememberTold } from './settings.repository.ts';

/** The ways in which a guest is told. What is told in the app is written; the rest is the caller's. */
export type Told = ReadonlySet<NotificationChannel>;

const nothing: Told = new Set();

/** What other modules have to tell, one function an occasion; all write in the caller's transaction. */
export function createTellings(
  { add }: NotificationsApi,
  settings: NotificationSettingsApi,
  clock: Clock,
) {
  const tell = async (
    tx: AnyTransaction,
    event: NotificationEvent,
    news: News & { readonly actorId?: number; readonly quietMs?: number },
  ): Promise<Told> => {
    const { guestId, subject, actorId, quietMs } = news;
    const ways = await settings.waysOf(tx, guestId, event, actorId);
    if (ways.size === 0) return nothing;
    if (quietMs !== undefined) {
      const now = clock.now();
      const told = { guestId, subject, at: new Date(now) };
      if (!(await rememberTold(tx, told, new Date(now - quietMs)))) return nothing;
    }
    if (ways.has('app')) await add(tx, news);
    return ways;
  };
  return {
    /** A top-up was paid. One that was waited for floats: whoever waited looks elsewhere by now. */
    paymentReceived: (
      tx: AnyTransaction,
      paid: {
        readonly guestId: string;
        readonly intentId: string;
        readonly brings: Money;
        readonly wasWaitedFor: boolean;
      },
    ): Promise<Told> =>
      tell(tx, 'payment', {
        guestId: paid.guestId,
        type: notificationTypes.paymentReceived,
        args: { ...paid.brings },
        subject: `topup:${paid.intentId}`,
        floating: paid.wasWaitedFor,
      }),
    /** A top-up was waited for, and its money does not come. */
    paymentLost: (
      tx: AnyTransaction,
      lost: { readonly guestId: string; readonly intentId: string; readonly brings: Money },
    ): Promise<Told> =>
      tell(tx, 'payment', {
        guestId: lost.guestId,
        type: notificationTypes.paymentLost,
        args: { ...lost.brings },
        subject: `topup:${lost.intentId}`,
        floating: true,
      }),
    /** An automatic recharge waits for a tap, or was refused. */
    recharge: (
      tx: AnyTransaction,
      told: {
        readonly guestId: string;
        readonly rechargeId: string;
        readonly report: 'waiting' | 'refused';
        readonly brings: Money;
        readonly price: string;
      },
    ): Promise<Told> =>
      tell(tx, 'payment', {
        guestId: told.guestId,
        type:
          told.report === 'waiting'
            ? notificationTypes.rechargeWaiting
            : notificationTypes.rechargeRefused,
        args: { ...told.brings, price: told.price },
        subject: `recharge:${told.report}:${told.rechargeId}`,
      }),
    /** A subscription was renewed, could not be charged, or ended. */
    subscription: (
      tx: AnyTransaction,
      told: {
        readonly guestId: string;
        readonly subscriptionId: string;
        readonly plan: SubscriptionPlan;
        readonly news: SubscriptionNews;
        readonly until: Date;
      },
    ): Promise<Told> =>
      tell(tx, 'payment', {
        guestId: told.guestId,
        type: notificationTypes.subscription,
        args: { plan: told.plan, news: told.news, until: told.until.toISOString() },
        subject: `subscription:${told.subscriptionId}`,
      }),
    /** Somebody whom the guest follows came online. Told once in six hours. */
    favouriteLive: (
      tx: AnyTransaction,
      guestId: string,
      actor: Person & { readonly id: number },
    ): Promise<Told> =>
      tell(tx, 'live', {
        guestId,
        actorId: actor.id,
        type: notificationTypes.favouriteLive,
        args: personOf(actor),
        subject: `live:${actor.id}`,
        floating: true,
        quietMs: QUIET_MS,
      }),
    /** A chat ended and has a receipt. */
    chatReceipt: (
      tx: AnyTransaction,
      guestId: string,
      chat: Person & {
        readonly chatId: string;
        readonly actorId: number;
        readonly seconds: number;
        readonly price: Money;
        /** What that is in euro cents; `null` when it is in euros. */
        readonly worth: number | null;
      },
    ): Promise<Told> =>
      tell(tx, 'receipt', {
        guestId,
        actorId: chat.actorId,
        type: notificationTypes.chatReceipt,
        args: {
          ...personOf(chat),
          seconds: chat.seconds,
          ...chat.price,
          ...(chat.worth !== null && { worth: chat.worth }),
        },
        subject: `chat:${chat.chatId}`,
      }),
  };
}

interface Person {
  readonly name: string;
  /** `actorName` of addresses. */
  readonly slug: string;
  /** Address of the face. */
  readonly picture: string;
}

const personOf = ({ name, slug, picture }: Person) => ({ name, slug, picture });

import {
  notificationTypes,
  type NotificationChannel,
  type NotificationEvent,
  type SubscriptionNews,
  type SubscriptionPlan,
  type WalletCurrency,
} from '@vx/contract/enums';
import type { Money } from '@vx/currency';
import type { Clock } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { News, NotificationsApi } from './notifications-api.ts';
import { QUIET_MS } from './notifications.rules.ts';
import type { NotificationSettingsApi } from './settings-api.ts';
import { rememberNotified } from './settings.repository.ts';

/** The channels by which a guest is notified. What goes to the app is written; the rest is the caller's. */
export type DeliveredChannels = ReadonlySet<NotificationChannel>;

const none: DeliveredChannels = new Set();

export type Notifier = ReturnType<typeof createNotifier>;

/** What a guest is notified of, one function an occasion; all write in the caller's transaction. */
export function createNotifier(
  { add }: NotificationsApi,
  settings: NotificationSettingsApi,
  clock: Clock,
) {
  const notify = async (
    tx: AnyTransaction,
    event: NotificationEvent,
    news: News & { readonly actorId?: number; readonly quietMs?: number },
  ): Promise<DeliveredChannels> => {
    const { guestId, subject, actorId, quietMs } = news;
    const channels = await settings.waysOf(tx, guestId, event, actorId);
    if (channels.size === 0) return none;
    if (quietMs !== undefined) {
      const now = clock.now();
      const notified = { guestId, subject, at: new Date(now) };
      if (!(await rememberNotified(tx, notified, new Date(now - quietMs)))) return none;
    }
    if (channels.has('app')) await add(tx, news);
    return channels;
  };
  return {
    /** A top-up was paid. One that was waited for floats: whoever waited looks elsewhere by now. */
    paymentReceived: (
      tx: AnyTransaction,
      paid: {
        readonly guestId: string;
        readonly intentId: string;
        readonly brings: Money<WalletCurrency>;
        readonly wasWaitedFor: boolean;
      },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'payment', {
        guestId: paid.guestId,
        type: notificationTypes.paymentReceived,
        args: amountArgs(paid.brings),
        subject: `topup:${paid.intentId}`,
        floating: paid.wasWaitedFor,
      }),
    /** A top-up was waited for, and its money does not come. */
    paymentLost: (
      tx: AnyTransaction,
      lost: {
        readonly guestId: string;
        readonly intentId: string;
        readonly brings: Money<WalletCurrency>;
      },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'payment', {
        guestId: lost.guestId,
        type: notificationTypes.paymentLost,
        args: amountArgs(lost.brings),
        subject: `topup:${lost.intentId}`,
        floating: true,
      }),
    /** An automatic recharge waits for a tap, or was refused. */
    recharge: (
      tx: AnyTransaction,
      report: {
        readonly guestId: string;
        readonly rechargeId: string;
        readonly report: 'waiting' | 'refused';
        readonly brings: Money<WalletCurrency>;
        readonly price: string;
      },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'payment', {
        guestId: report.guestId,
        type:
          report.report === 'waiting'
            ? notificationTypes.rechargeWaiting
            : notificationTypes.rechargeRefused,
        args: { ...amountArgs(report.brings), price: report.price },
        subject: `recharge:${report.report}:${report.rechargeId}`,
      }),
    /** A subscription was renewed, could not be charged, or ended. */
    subscription: (
      tx: AnyTransaction,
      report: {
        readonly guestId: string;
        readonly subscriptionId: string;
        readonly plan: SubscriptionPlan;
        readonly news: SubscriptionNews;
        readonly until: Date;
      },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'payment', {
        guestId: report.guestId,
        type: notificationTypes.subscription,
        args: { plan: report.plan, news: report.news, until: report.until.toISOString() },
        subject: `subscription:${report.subscriptionId}`,
      }),
    /** Somebody whom the guest follows came online. Once in six hours. */
    favouriteLive: (
      tx: AnyTransaction,
      guestId: string,
      actor: Person & { readonly id: number },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'live', {
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
        readonly price: Money<WalletCurrency>;
        /** What that is in euro cents; `null` when it is in euros. */
        readonly worth: number | null;
      },
    ): Promise<DeliveredChannels> =>
      notify(tx, 'receipt', {
        guestId,
        actorId: chat.actorId,
        type: notificationTypes.chatReceipt,
        args: {
          ...personOf(chat),
          seconds: chat.seconds,
          ...amountArgs(chat.price),
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

/** As a notification carries an amount: stored, and read by every client. */
const amountArgs = ({ value, currency }: Money<WalletCurrency>) => ({ amount: value, currency });

const personOf = ({ name, slug, picture }: Person) => ({ name, slug, picture });

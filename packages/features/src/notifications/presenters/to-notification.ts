import { priceOf } from '@vx/currency';
import type { PageConfig } from '@vx/contract';
import {
  notificationTypes,
  subscriptionNews,
  walletCurrencies,
  type WalletCurrency,
} from '@vx/contract/enums';
import type { Notification } from '@vx/notify-core';
import { planName } from '../../texts/plan-name.ts';
import { amountAndWorth, amountWords } from '../../texts/amount-words.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';

/** A notification as it is read. */
export interface NotificationView {
  readonly id: string;
  readonly kind: 'person' | 'payment' | 'other';
  readonly name: string;
  readonly picture: string | undefined;
  readonly live: boolean;
  readonly href: string;
  /** Who or what, in bold. */
  readonly lead: string;
  readonly text: string;
  readonly time: string;
  readonly dateTime: string;
  readonly unread: boolean;
}

/** Puts a notification into words, in the language of the page. */
export function toNotification(
  { id, type, args, at, unread }: Notification,
  {
    intl,
    path,
    config,
  }: Pick<Texts, 'intl' | 'path'> & { readonly config: Pick<PageConfig, 'language'> },
): NotificationView {
  const t: Translate = (message, values) => intl.formatMessage({ id: message }, values);
  const text = (name: string): string => String(args[name] ?? '');
  const brought = (): string =>
    amountWords(t, priceOf(Number(args.amount), currencyOf(args), config.language));
  const shared = {
    id,
    unread,
    dateTime: at,
    time: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    name: text('name'),
    picture: text('picture') || undefined,
    live: type === notificationTypes.favouriteLive,
  };
  switch (type) {
    case notificationTypes.favouriteLive:
      return {
        ...shared,
        kind: 'person',
        href: path('actorProfile', { actorName: text('slug') }),
        lead: shared.name,
        text: t('shell.told.live'),
      };
    case notificationTypes.chatReceipt:
      return {
        ...shared,
        kind: 'person',
        href: path('memberChats', {}),
        lead: shared.name,
        text: t('shell.told.chat', {
          time: clockTime(Number(args.seconds)),
          price: costOf(t, args, config.language),
        }),
      };
    case notificationTypes.paymentReceived:
      return {
        ...shared,
        kind: 'payment',
        href: path('memberStatement', {}),
        lead: t('shell.told.payment'),
        text: t('shell.told.paymentText', { amount: brought() }),
      };
    case notificationTypes.paymentLost:
      return {
        ...shared,
        kind: 'payment',
        href: path('topUp', {}),
        lead: t('shell.told.paymentLost'),
        text: t('shell.told.paymentLostText', { amount: brought() }),
      };
    case notificationTypes.rechargeWaiting:
    case notificationTypes.rechargeRefused:
      return {
        ...shared,
        kind: 'payment',
        href: path('memberLimits', {}),
        lead: t('shell.told.recharge'),
        text: t(
          type === notificationTypes.rechargeWaiting
            ? 'shell.told.rechargeWaiting'
            : 'shell.told.rechargeRefused',
          { amount: brought(), price: text('price') },
        ),
      };
    case notificationTypes.subscription: {
      const news = subscriptionNews.find((one) => one === args.news) ?? 'renewed';
      return {
        ...shared,
        kind: 'payment',
        href: path('vipClub', {}),
        lead: planName(args.plan),
        text: t(`shell.told.subscription.${news}`, {
          date: intl.formatDate(text('until'), { dateStyle: 'long' }),
        }),
      };
    }
    default:
      return {
        ...shared,
        kind: 'other',
        href: path('memberNotifications', {}),
        lead: t('shell.nav.notifications'),
        text: '',
      };
  }
}

type Args = Notification['args'];

const currencyOf = (args: Args): WalletCurrency =>
  walletCurrencies.find((one) => one === args.currency) ?? 'VXC';

/**
 * What a chat cost, with its value in real money. Receipts told before 0.6.2 carry the written amount
 * alone: where it has no sign of a currency it is one of coins.
 */
function costOf(t: Translate, args: Args, language: PageConfig['language']): string {
  if (args.amount !== undefined) {
    const worth = args.worth === undefined ? null : Number(args.worth);
    return amountAndWorth(t, priceOf(Number(args.amount), currencyOf(args), language, worth));
  }
  const written = String(args.price ?? '');
  return /^\d[\d.,\s]*$/.test(written)
    ? amountAndWorth(t, priceOf(Number(written.replaceAll(/\D/g, '')), 'VXC', language))
    : written;
}

import type { DomainEventHandler } from '../../platform/domain-events.ts';
import type { Platform } from '../../platform/services.ts';
import type { AccountsApi } from '../accounts/index.ts';
import type { ChatEnded } from '../live/index.ts';
import { amountAndWorth, type MoneyApi } from '../money/index.ts';
import type { Notifier } from './notify.ts';

/** 75 seconds: `1:15`. */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The receipt of a chat: in the app and by mail, as the guest chose. No mail to an unconfirmed address. */
export function onChatEnded(
  deps: Pick<Platform, 'mailer'> & {
    readonly accounts: Pick<AccountsApi, 'find'>;
    readonly money: Pick<MoneyApi, 'display'>;
    readonly notify: Pick<Notifier, 'chatReceipt'>;
  },
): DomainEventHandler<ChatEnded> {
  return async (tx, { guestId, actorName, ...chat }) => {
    const guest = await deps.accounts.find(guestId, tx);
    const language = guest?.language ?? 'en';
    const cost = deps.money.display(chat.price, language);
    const worth = cost.equivalent?.value ?? null;
    const receipt = { ...chat, worth, name: actorName };
    const channels = await deps.notify.chatReceipt(tx, guestId, receipt);
    if (!channels.has('email') || !guest?.email_verified_at) return;
    await deps.mailer.send(tx, {
      to: guest.email,
      template: 'chatReceipt',
      args: {
        name: guest.name,
        actor: actorName,
        time: minutesAndSeconds(chat.seconds),
        price: amountAndWorth(cost, language),
      },
      language,
    });
  };
}

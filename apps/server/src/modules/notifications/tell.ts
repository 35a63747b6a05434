import { notificationTypes } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { NotificationsApi } from './notifications-api.ts';
import { QUIET_MS } from './notifications.rules.ts';

/** What other modules have to tell, one function an occasion; all write in the caller's transaction. */
export function createTellings({ add }: NotificationsApi) {
  return {
    /** A top-up was paid. */
    paymentReceived: (
      tx: AnyTransaction,
      paid: { readonly guestId: string; readonly intentId: string; readonly coins: number },
    ): Promise<boolean> =>
      add(tx, {
        guestId: paid.guestId,
        type: notificationTypes.paymentReceived,
        args: { coins: paid.coins },
        subject: `topup:${paid.intentId}`,
      }),
    /** Somebody whom the guest follows came online. Told once in six hours. */
    favouriteLive: (
      tx: AnyTransaction,
      guestId: string,
      actor: Person & { readonly id: number },
    ): Promise<boolean> =>
      add(tx, {
        guestId,
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
      chat: Person & { readonly chatId: string; readonly seconds: number; readonly price: string },
    ): Promise<boolean> =>
      add(tx, {
        guestId,
        type: notificationTypes.chatReceipt,
        args: { ...personOf(chat), seconds: chat.seconds, price: chat.price },
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

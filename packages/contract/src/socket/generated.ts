// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

import { actorsMessages } from './actors.ts';
import { avsMessages } from './avs.ts';
import { favoritesMessages } from './favorites.ts';
import { guestMessages } from './guest.ts';
import { livechatMessages } from './livechat.ts';
import { messengerMessages } from './messenger.ts';
import { moneyMessages } from './money.ts';
import { notificationsMessages } from './notifications.ts';
import { profileMessages } from './profile.ts';
import { rewardsMessages } from './rewards.ts';
import { sessionMessages } from './session.ts';
import { subscriptionsMessages } from './subscriptions.ts';
import { voicecallMessages } from './voicecall.ts';

/** Every message of the socket, by name. */
export const socketMessages = {
  ...sessionMessages,
  ...guestMessages,
  ...moneyMessages,
  ...livechatMessages,
  ...actorsMessages,
  ...profileMessages,
  ...avsMessages,
  ...rewardsMessages,
  ...subscriptionsMessages,
  ...messengerMessages,
  ...notificationsMessages,
  ...favoritesMessages,
  ...voicecallMessages,
};

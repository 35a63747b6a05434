import type { ChatKind } from '@vx/live-core/rules';
import type { ActorRecord } from '../actors/index.ts';

/** What a performer's kinds of chat cost per minute, in minor units; `null`: not offered. */
export const chatPrices = (actor: ActorRecord, amount: (coins: number) => number) => {
  const video = actor.video_call ? amount(actor.coins_video_call) : null;
  return {
    single: amount(actor.coins_livechat),
    singlec2c: video,
    video,
    voyeur: actor.voyeur ? amount(actor.coins_voyeur) : null,
  } satisfies Readonly<Record<ChatKind['price'], number | null>>;
};

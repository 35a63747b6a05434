import type { Static } from 'typebox';
import { genders } from '../enums/actors.ts';
import { answer, flag, id, list, minorUnits, nullable, oneOf, text, url } from './primitives.ts';

/** How an actor can be reached, from ET-actor. */
export const actorState = answer({
  id,
  name: text(60),
  gender: oneOf(Object.values(genders)),
  previewImage: url,
  isOnline: flag,
  /** In a paid chat with someone. */
  isBusy: flag,
  freeChat: flag,
  bannedCountryCodes: list(text(2), 250),
  isActorAvailableForConversionChat: flag,
  isOnlineMobileVideocall: flag,
  isCurrentlyTicketShow: flag,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
  guestHasTicket: flag,
  /** Minor units of the guest's wallet; VXC when logged out. */
  prices: answer({
    video: nullable(minorUnits),
    singlec2c: nullable(minorUnits),
    voucherChatMinutes: minorUnits,
  }),
});
/** How an actor can be reached. */
export type ActorState = Static<typeof actorState>;

/** What the broadcasts of an actor's state carry. */
export const actorPresence = answer({
  actorId: id,
  isOnline: flag,
  isBusy: flag,
  freeChat: flag,
  isOnlineMobileVideocall: flag,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
});
/** What a broadcast says about an actor. */
export type ActorPresence = Static<typeof actorPresence>;

import type { LiveOffer } from '@vx/contract';
import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { useAnswer } from '../app/use-answers.ts';
import { useChatOffer } from '../app/use-chat-offer.ts';
import { stateOfModel } from '../cards/actor-state.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileData } from './load-profile.ts';
import { toProfileView, type ProfileView } from './presenters/profile.ts';

/** What stands on every page of a profile; whether the performer is there is kept true. */
export function useProfile({ actorId, ...loaded }: ProfileData): ProfileView | null {
  const { app, config, guest } = useServices();
  const texts = useTexts();
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const { loggedIn } = useStore(guest).guest;
  const { model } = useAnswer(loaded.profile);
  const media = useAnswer(loaded.media);
  const state = model && (presence.get(model.id) ?? stateOfModel(model));
  const { offer, isCurrent } = useChatOffer<LiveOffer | null>(actorId, null, {
    isWanted: loggedIn && (state === 'live' || state === 'freeChat'),
  });
  if (!model) return null;
  return toProfileView(
    model,
    { media, presence, bought, offer: isCurrent ? offer : null, app, now: config.now },
    texts,
  );
}

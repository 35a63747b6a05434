import type { LiveOffer } from '@vx/contract';
import { actorVideosPageSize } from '@vx/contract/constants';
import { useQuery } from 'urql';
import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { useChatOffer } from '../app/use-chat-offer.ts';
import { stateOfModel } from '../cards/actor-state.ts';
import { boughtVideosAtom } from '../cards/bought-videos-atom.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ProfileData } from './load-profile.ts';
import { toProfileView, type ProfileView } from './presenters/profile.ts';
import { ProfileMediaQuery, ProfileQuery } from './profile.query.ts';

/** What stands on every page of a profile; whether the performer is there is kept true. */
export function useProfile({ slug, actorId }: ProfileData): ProfileView | null {
  const { app, config, guest } = useServices();
  const texts = useTexts();
  const presence = useAtomValue(presenceAtom);
  const bought = useAtomValue(boughtVideosAtom);
  const { loggedIn } = useStore(guest).guest;
  const [{ data }] = useQuery({ query: ProfileQuery, variables: { name: slug } });
  const [{ data: media }] = useQuery({
    query: ProfileMediaQuery,
    variables: { id: actorId, videos: actorVideosPageSize },
  });
  const model = data?.model;
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

import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toFollow, type FollowState } from './presenters/follow.ts';

/** The button that follows a performer; the shape that tiles and toggles take. */
export interface FollowView extends FollowState {
  readonly onToggle: (followed: boolean) => void;
}

/** Follows a performer: shown at once, taken back when the server refuses. [RU-favorites-pin-message] */
export function useFollow(actor: { readonly id: string; readonly followed: boolean }): FollowView {
  const services = useServices();
  const { favourites } = services;
  const { pathname, search } = useLocation();
  const known = useStore(favourites);
  const { loggedIn } = useStore(services.guest).guest;
  return {
    ...toFollow(actor, { known, loggedIn, here: pathname + search }, useTexts()),
    onToggle: (followed) => favourites.follow(actor.id, followed),
  };
}

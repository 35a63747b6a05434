import { isFollowed } from '@vx/notify-core';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { loginPath } from '../app/login-path.ts';

/** The button that follows a performer; the shape that tiles and toggles take. */
export interface FollowView {
  readonly pressed: boolean;
  readonly pending: boolean;
  readonly onToggle: (followed: boolean) => void;
  /** Visitors log in first and come back. */
  readonly denied: { readonly reason: string; readonly href: string } | undefined;
}

/** Follows a performer: shown at once, taken back when the server refuses. [RU-favorites-pin-message] */
export function useFollow(actor: { readonly id: string; readonly followed: boolean }): FollowView {
  const services = useServices();
  const { favourites, intl } = services;
  const { pathname, search } = useLocation();
  const known = useStore(favourites);
  const { guest } = useStore(services.guest);
  return {
    pressed: isFollowed(known, actor.id, actor.followed),
    pending: known.requested.has(actor.id),
    onToggle: (followed) => favourites.follow(actor.id, followed),
    denied: guest.loggedIn
      ? undefined
      : {
          reason: intl.formatMessage({ id: 'actor.loginToFollow' }),
          href: loginPath(services, pathname + search),
        },
  };
}

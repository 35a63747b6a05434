import { isFollowed, type FavouritesSnapshot } from '@vx/notify-core';
import { loginPath } from '../../app/login-path.ts';
import type { Texts } from '../../texts/presenter-texts.ts';

/** The heart that follows a performer; the shape that tiles and toggles take. */
export interface FollowState {
  readonly pressed: boolean;
  readonly pending: boolean;
  /** Visitors log in first and come back. */
  readonly denied: { readonly reason: string; readonly href: string } | undefined;
}

/** What is known of the guest, and the page it is on. */
export interface FollowVisit {
  readonly known: FavouritesSnapshot;
  readonly loggedIn: boolean;
  readonly here: string;
}

/** Whether the guest follows a performer, and whether it may. [RU-favorites-pin-message] */
export const toFollow = (
  actor: { readonly id: string; readonly followed: boolean },
  { known, loggedIn, here }: FollowVisit,
  { t, path }: Texts,
): FollowState => ({
  pressed: isFollowed(known, actor.id, actor.followed),
  pending: known.requested.has(actor.id),
  denied: loggedIn
    ? undefined
    : { reason: t('actor.loginToFollow'), href: loginPath({ path }, here) },
});

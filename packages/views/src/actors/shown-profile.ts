import {
  useProfile,
  type ProfileData,
  type ProfilePage,
  type ProfileView,
} from '@vx/features/actors';
import type { ShellHandle } from '@vx/features/shell';
import type { ComponentType } from 'react';
import { useMatches, useOutletContext } from 'react-router';

/** What a page of a profile says of itself: `export const handle: ProfileHandle = { … }`. */
export interface ProfileHandle extends ShellHandle {
  readonly over: 'picture';
  readonly page: ProfilePage;
  /** What follows below the frame; it comes with the page's own code. */
  readonly After?: ComponentType<{ readonly profile: ProfileView }>;
}

/** What the routes inside the frame have in common: each is a page of a profile. */
interface ProfileMatch {
  readonly handle: ProfileHandle;
  readonly loaderData: ProfileData;
}

/** What a frame shows around a page. */
export interface ShownProfile extends Pick<ProfileHandle, 'page' | 'After'> {
  readonly profile: ProfileView;
}

/** The performer of the page inside the frame, and which of the pages it is. */
export function useShownProfile(): ShownProfile | null {
  const { handle, loaderData } = useMatches().at(-1) as ProfileMatch;
  const profile = useProfile(loaderData);
  return profile && { ...handle, profile };
}

/** The same performer for the page, by way of `<Outlet context={profile} />`. */
export const useProfileOfPage = (): ProfileView => useOutletContext<ProfileView>();

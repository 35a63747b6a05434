import { loadProfile, useProfile, useProfileVisit, type ProfileData } from '@vx/features/actor';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useLoaderData } from 'react-router';
import { ProfileFrame } from '../content/ProfileFrame.tsx';
import { ProfileOverview } from '../content/ProfileOverview.tsx';
import { Similar } from '../content/Similar.tsx';

export const loader = serverLoad(loadProfile);
export const clientLoader = browserLoad(loadProfile);
export const meta = pageMeta;
export const handle: ShellHandle = { over: 'picture' };

export default function ActorProfile() {
  const data = useLoaderData<ProfileData>();
  const profile = useProfile(data);
  useProfileVisit(data.slug);
  if (!profile) return null;
  return (
    <ProfileFrame profile={profile} page="overview" after={<Similar profile={profile} />}>
      <ProfileOverview profile={profile} />
    </ProfileFrame>
  );
}

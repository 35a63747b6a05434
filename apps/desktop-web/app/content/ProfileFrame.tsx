import type { ProfilePage, ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { Columns, Stack } from '@vx/ui/layout';
import { ProfileCover, ProfileHead } from '@vx/ui/profile-head';
import { Tabs } from '@vx/ui/tabs';
import { useState, type ReactNode } from 'react';
import { LazyPreview } from '../live/LazyPreview.tsx';
import { HeatMap } from './HeatMap.tsx';
import { MeetPanel } from './MeetPanel.tsx';
import { ProfileWords } from './ProfileWords.tsx';
import { Ratings } from './Ratings.tsx';

/** The head of a profile, its pages as tabs, and beside them the ways to meet. */
export function ProfileFrame({
  profile,
  page,
  after,
  children,
}: {
  readonly profile: ProfileView;
  readonly page: ProfilePage;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}) {
  const say = useSay();
  // Each free look is a new one, for the performer who is shown.
  const [look, setLook] = useState({ id: profile.id, count: 0 });
  const looks = look.id === profile.id && profile.hasPreview ? look.count : 0;
  return (
    <>
      <ProfileCover
        src={profile.cover}
        alt={profile.coverAlt}
        preview={
          looks > 0 && (
            <LazyPreview key={looks} actorId={profile.id} name={profile.name} variant="hero" />
          )
        }
      />
      <Columns
        overlap
        asideLabel={say('actor.meet', { name: profile.name })}
        aside={
          <>
            <MeetPanel
              profile={profile}
              onPreview={() => setLook({ id: profile.id, count: looks + 1 })}
            />
            {profile.heatMap ? <HeatMap map={profile.heatMap} /> : null}
            <Ratings profile={profile} />
          </>
        }
      >
        <Stack gap="20">
          <ProfileHead
            name={profile.name}
            picture={profile.face}
            state={profile.state}
            verified
            facts={profile.facts}
          />
          <ProfileWords profile={profile} />
          <Tabs label={profile.name} tabs={profile.tabs} current={page} />
        </Stack>
        {children}
      </Columns>
      {after}
    </>
  );
}

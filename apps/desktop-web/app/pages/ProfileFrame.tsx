import { useTranslate } from '@vx/features/texts';
import { Columns, Stack } from '@vx/ui/layout';
import { ProfileCover, ProfileHead } from '@vx/ui/profile-head';
import { Tabs } from '@vx/ui/tabs';
import {
  HeatMap,
  ProfileWords,
  Ratings,
  useHeadPreview,
  useShownProfile,
  type ShownProfile,
} from '@vx/views/actors';
import { Outlet } from 'react-router';
import { MeetPanel } from '../content/MeetPanel.tsx';

/** The head of a profile, its pages as tabs, and beside them the ways to meet. */
export default function ProfileFrame() {
  const shown = useShownProfile();
  return shown && <Frame {...shown} />;
}

function Frame({ profile, page, After }: ShownProfile) {
  const t = useTranslate();
  const { preview, look } = useHeadPreview(profile);
  return (
    <>
      <ProfileCover src={profile.cover} alt={profile.coverAlt} preview={preview} />
      <Columns
        overlap
        asideLabel={t('actor.meet', { name: profile.name })}
        aside={
          <>
            <MeetPanel profile={profile} onPreview={look} />
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
        </Stack>
        <Tabs label={profile.name} tabs={profile.tabs} current={page} sticky />
        <Outlet context={profile} />
      </Columns>
      {After && <After profile={profile} />}
    </>
  );
}

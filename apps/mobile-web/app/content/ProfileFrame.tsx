import type { ProfilePage, ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Bleed } from '@vx/ui/bleed';
import { ChatOptions } from '@vx/ui/chat-options';
import { Stack } from '@vx/ui/layout';
import { PageBar } from '@vx/ui/page-bar';
import { ProfileHero } from '@vx/ui/profile-head';
import { Tabs } from '@vx/ui/tabs';
import type { ReactNode } from 'react';
import { ProfileWords } from './ProfileWords.tsx';

/** The head of a profile, its four pages as tabs, and at the bottom the first way to meet. */
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
  const { meet } = profile;
  return (
    <>
      <Bleed>
        <ProfileHero
          name={profile.name}
          picture={profile.picture}
          pictureAlt={profile.pictureAlt}
          state={profile.state}
          since={profile.since}
          verified
          facts={profile.facts}
        />
      </Bleed>
      <Stack gap="12">
        <ProfileWords profile={profile} />
        <Tabs label={profile.name} tabs={profile.tabs} current={page} />
      </Stack>
      {children}
      {after}
      <PageBar label={say('actor.privateChat')}>
        <ChatOptions
          variant="bar"
          state={profile.state}
          primary={meet.primary}
          reason={
            meet.primary ? undefined : (
              <Button block href={profile.videos.href}>
                {say('actor.toVideos')}
              </Button>
            )
          }
          note={meet.note ?? meet.reason}
        />
      </PageBar>
    </>
  );
}

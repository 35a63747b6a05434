import { livePreviewLimit } from '@vx/contract/constants';
import type { ProfilePage, ProfileView } from '@vx/features/actor';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Bleed } from '@vx/ui/bleed';
import { ChatOptions } from '@vx/ui/chat-options';
import { playCircleIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { PageBar } from '@vx/ui/page-bar';
import { ProfileHero } from '@vx/ui/profile-head';
import { Tabs } from '@vx/ui/tabs';
import { useState, type ReactNode } from 'react';
import { LazyPreview } from '../live/LazyPreview.tsx';
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
  /** Counts the looks, so that each begins anew. */
  const [looks, setLooks] = useState(0);
  const isPreviewed = looks > 0 && profile.hasPreview;
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
          preview={
            isPreviewed && (
              <LazyPreview key={looks} actorId={profile.id} name={profile.name} variant="hero" />
            )
          }
        />
      </Bleed>
      <Stack gap="16">
        {profile.hasPreview ? (
          <Button
            size="lg"
            block
            icon={playCircleIcon}
            iconWeight="regular"
            onClick={() => setLooks(looks + 1)}
          >
            {say('actor.preview', { seconds: livePreviewLimit })}
          </Button>
        ) : null}
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

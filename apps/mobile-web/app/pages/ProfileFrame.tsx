import { usePreviewSeconds } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Bleed } from '@vx/ui/bleed';
import { ChatOptions } from '@vx/ui/chat-options';
import { playCircleIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { PageBar } from '@vx/ui/page-bar';
import { ProfileHero } from '@vx/ui/profile-head';
import { Tabs } from '@vx/ui/tabs';
import { ProfileWords, useHeadPreview, useShownProfile, type ShownProfile } from '@vx/views/actors';
import { Follow } from '@vx/views/favorites';
import { Outlet } from 'react-router';

/** The head of a profile, its four pages as tabs, and at the bottom the first way to meet. */
export default function ProfileFrame() {
  const shown = useShownProfile();
  return shown && <Frame {...shown} />;
}

function Frame({ profile, page, After }: ShownProfile) {
  const t = useTranslate();
  const { preview, look } = useHeadPreview(profile);
  const seconds = usePreviewSeconds();
  const { meet } = profile;
  return (
    <>
      <Bleed>
        <ProfileHero
          name={profile.name}
          picture={profile.picture}
          pictureAlt={profile.pictureAlt}
          cover={profile.cover}
          state={profile.state}
          since={profile.since}
          verified
          facts={profile.facts}
          preview={preview}
        />
      </Bleed>
      <Stack gap="16">
        <Cluster gap="8" nowrap>
          {profile.hasPreview ? (
            <Button size="lg" block icon={playCircleIcon} iconWeight="regular" onClick={look}>
              {t('actor.preview', { seconds })}
            </Button>
          ) : null}
          <Follow actor={profile} size="lg" tooltip="none" labelled={!profile.hasPreview} />
        </Cluster>
        <ProfileWords profile={profile} />
      </Stack>
      <Tabs label={profile.name} tabs={profile.tabs} current={page} sticky />
      <Outlet context={profile} />
      {After && <After profile={profile} />}
      <PageBar label={t('actor.privateChat')}>
        <ChatOptions
          variant="bar"
          state={profile.state}
          primary={meet.primary}
          reason={
            meet.instead && (
              <Button block href={meet.instead.href}>
                {meet.instead.label}
              </Button>
            )
          }
          note={meet.note ?? meet.reason}
        />
      </PageBar>
    </>
  );
}

import { loadProfile, useProfileVisit, type ProfileData } from '@vx/features/actors';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { ChatOptions } from '@vx/ui/chat-options';
import { Stack } from '@vx/ui/layout';
import { Section } from '@vx/ui/section-header';
import { Text } from '@vx/ui/text';
import {
  HeatMap,
  ProfileAlbums,
  Ratings,
  Similar,
  useProfileOfPage,
  withGlyphs,
  type ProfileHandle,
} from '@vx/views/actors';
import { VideoRow } from '@vx/views/videos';
import { useLoaderData } from 'react-router';

export const loader = serverLoad(loadProfile);
export const clientLoader = browserLoad(loadProfile);
export const meta = pageMeta;
export const handle: ProfileHandle = { over: 'picture', page: 'overview', After: Similar };

/** The newest videos and albums, then prices and usual hours. */
export default function ActorProfile() {
  const profile = useProfileOfPage();
  const t = useTranslate();
  useProfileVisit(useLoaderData<ProfileData>().slug);
  const { videos, meet } = profile;
  return (
    <>
      <Section
        id="videos"
        title={t('actor.tab.videos')}
        link={{ label: t('common.allCount', { count: videos.total }), href: videos.href }}
        body={
          videos.items.length === 0 ? (
            <Text tone="secondary">{videos.none}</Text>
          ) : (
            <VideoRow label={t('actor.tab.videos')} cards={videos.items} />
          )
        }
      />
      <ProfileAlbums profile={profile} />
      <Section
        id="meet"
        title={t('actor.meet', { name: profile.name })}
        body={
          <Stack gap="16">
            <ChatOptions
              state={profile.state}
              since={profile.since}
              rating={profile.rating}
              primary={null}
              reason={meet.reason}
              options={withGlyphs(meet.options)}
            />
            {profile.heatMap ? <HeatMap map={profile.heatMap} /> : null}
            <Ratings profile={profile} />
          </Stack>
        }
      />
    </>
  );
}

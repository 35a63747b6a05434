import { loadProfile, useProfileVisit, type ProfileData } from '@vx/features/actors';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Section } from '@vx/ui/section-header';
import { Text } from '@vx/ui/text';
import { ProfileAlbums, Similar, useProfileOfPage, type ProfileHandle } from '@vx/views/actors';
import { VideoGrid } from '@vx/views/videos';
import { useLoaderData } from 'react-router';

export const loader = serverLoad(loadProfile);
export const clientLoader = browserLoad(loadProfile);
export const meta = pageMeta;
export const handle: ProfileHandle = { over: 'picture', page: 'overview', After: Similar };

/** One row. */
const VIDEOS = 3;

/** The newest videos and albums. */
export default function ActorProfile() {
  const profile = useProfileOfPage();
  const t = useTranslate();
  useProfileVisit(useLoaderData<ProfileData>().slug);
  const { videos } = profile;
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
            <VideoGrid label={t('actor.tab.videos')} cards={videos.items.slice(0, VIDEOS)} />
          )
        }
      />
      <ProfileAlbums profile={profile} />
    </>
  );
}

import type { HomeView } from '@vx/features/home';
import { Section } from '@vx/ui/section-header';
import { VideoRow } from '../videos/rows.tsx';

/** The videos that a guest has bought, and the way to all of them; nothing where there are none. */
export function OwnVideos({ library, videos }: NonNullable<HomeView['own']>) {
  return videos[0] ? (
    <Section
      id="own-videos"
      {...library}
      body={<VideoRow label={library.title} cards={videos} />}
    />
  ) : null;
}

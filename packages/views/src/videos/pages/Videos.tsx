import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { loadVideoList } from '@vx/features/videos';
import { VideoListPage } from '../VideoListPage.tsx';

const load = loadVideoList('videos');

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const meta = pageMeta;

export default function Videos() {
  return <VideoListPage />;
}

import { browserLoad, serverLoad } from '@vx/features/app';
import { loadNewGirls } from '@vx/features/cams';
import { pageMeta } from '@vx/features/shell';
import { CamListPage } from '../CamListPage.tsx';

export const loader = serverLoad(loadNewGirls);
export const clientLoader = browserLoad(loadNewGirls);
export const meta = pageMeta;

export default function NewGirls() {
  return <CamListPage />;
}

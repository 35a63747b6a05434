import { browserLoad, serverLoad } from '@vx/features/app';
import { loadCams } from '@vx/features/cams';
import { pageMeta } from '@vx/features/shell';
import { CamListPage } from '../CamListPage.tsx';

export const loader = serverLoad(loadCams);
export const clientLoader = browserLoad(loadCams);
export const meta = pageMeta;

export default function Cams() {
  return <CamListPage />;
}

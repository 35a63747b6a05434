import { browserLoad, serverLoad } from '@vx/features/app';
import { loadFreeChat } from '@vx/features/cams';
import { pageMeta } from '@vx/features/shell';
import { CamListPage } from '../CamListPage.tsx';

export const loader = serverLoad(loadFreeChat);
export const clientLoader = browserLoad(loadFreeChat);
export const meta = pageMeta;

export default function FreeChat() {
  return <CamListPage />;
}

import { browserLoad, serverLoad } from '@vx/features/app';
import { loadMemberArea } from '@vx/features/member';
import { pageMeta, useShell } from '@vx/features/shell';
import { Menu } from '../../shell/Menu.tsx';

export const loader = serverLoad(loadMemberArea);
export const clientLoader = browserLoad(loadMemberArea);
export const meta = pageMeta;

/** The menu as a page. */
export default function MemberArea() {
  return <Menu view={useShell()} />;
}

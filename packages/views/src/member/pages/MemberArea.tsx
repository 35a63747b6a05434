import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadMemberArea, useMemberArea } from '@vx/features/member';
import { pageMeta, useShell } from '@vx/features/shell';
import { useLoaderData } from 'react-router';
import { Menu } from '../../shell/Menu.tsx';
import { Overview } from '../Overview.tsx';

export const loader = serverLoad(loadMemberArea);
export const clientLoader = browserLoad(loadMemberArea);
export const meta = pageMeta;

/** The page "You": what a guest has and what is new; the ways in for visitors. [SC-memberArea] [SC-guestSidebar] */
export default function MemberArea() {
  const own = useMemberArea(useLoaderData<typeof loader>());
  const view = useShell();
  const { app } = useServices();
  if (!view.guest.loggedIn) return <Menu view={view} />;
  return <Overview view={view} own={own} layout={app} />;
}

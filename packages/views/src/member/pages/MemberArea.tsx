import { browserLoad, serverLoad } from '@vx/features/app';
import { loadMemberArea, useMemberArea } from '@vx/features/member';
import { pageMeta, useShell } from '@vx/features/shell';
import { Badge } from '@vx/ui/badge';
import { Facts } from '@vx/ui/facts';
import { crownIcon } from '@vx/ui/icons';
import { Surface } from '@vx/ui/surface';
import { useLoaderData } from 'react-router';
import { Menu } from '../../shell/Menu.tsx';

export const loader = serverLoad(loadMemberArea);
export const clientLoader = browserLoad(loadMemberArea);
export const meta = pageMeta;

/** The menu as a page, with what the guest has. [SC-memberArea] [SC-guestSidebar] */
export default function MemberArea() {
  const own = useMemberArea(useLoaderData<typeof loader>());
  return (
    <Menu
      view={useShell()}
      mark={
        own?.vip ? (
          <Badge tone="vip" icon={crownIcon}>
            VIP
          </Badge>
        ) : null
      }
      facts={
        own ? (
          <Surface>
            <Facts rows={own.facts} />
          </Surface>
        ) : null
      }
    />
  );
}

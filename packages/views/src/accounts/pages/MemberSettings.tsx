import { loadSettings } from '@vx/features/accounts';
import { browserLoad, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useLoaderData } from 'react-router';
import { AccountFrame } from '../AccountFrame.tsx';
import { SettingsOverview } from '../SettingsOverview.tsx';

export const loader = serverLoad(loadSettings);
export const clientLoader = browserLoad(loadSettings);
export const meta = pageMeta;

/** Everything that a guest can set, and the way to each section of the account. */
export default function MemberSettings() {
  const facts = useLoaderData<typeof loader>();
  return (
    <AccountFrame section="all">
      <SettingsOverview facts={facts} />
    </AccountFrame>
  );
}

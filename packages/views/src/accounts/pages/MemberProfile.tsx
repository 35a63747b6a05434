import { createAccountAction, loadAccount } from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { saveNewsletter } from '@vx/features/newsletter';
import { phoneForms, type PhoneOutcome } from '@vx/features/pincall';
import { pageMeta } from '@vx/features/shell';
import { useLoaderData } from 'react-router';
import { PhoneSection } from '../../pincall/index.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { AlertsSection } from '../AlertsSection.tsx';
import { Left } from '../Left.tsx';
import { PrivacySection } from '../PrivacySection.tsx';
import { NewsSection } from '../NewsSection.tsx';
import { ProfileSection } from '../ProfileSection.tsx';
import { SecuritySection } from '../SecuritySection.tsx';

const actAccount = createAccountAction<PhoneOutcome>({
  newsletter: saveNewsletter,
  ...phoneForms,
});

export const loader = serverLoad(loadAccount);
export const clientLoader = browserLoad(loadAccount);
export const action = serverAction(actAccount);
export const clientAction = browserAction(actAccount);
export const meta = pageMeta;

/** What a guest sees and sets of its own account. [SC-memberProfile] */
export default function MemberProfile() {
  const data = useLoaderData<typeof loader>();
  if (data.leftUntil !== null) return <Left data={data} />;
  return (
    <AccountFrame section={data.section}>
      {data.section === 'profile' ? <ProfileSection data={data} /> : null}
      {data.section === 'notifications' && data.alerts ? (
        <AlertsSection data={data} settings={data.alerts} />
      ) : null}
      {data.section === 'privacy' && data.privacy ? (
        <PrivacySection data={data} privacy={data.privacy} />
      ) : null}
      {data.section === 'security' ? <SecuritySection data={data} /> : null}
      {data.section === 'news' ? <NewsSection data={data} /> : null}
      {data.section === 'phone' ? <PhoneSection data={data} /> : null}
    </AccountFrame>
  );
}

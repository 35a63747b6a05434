import { createAccountAction, loadNews } from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { saveNewsletter } from '@vx/features/newsletter';
import { pageMeta } from '@vx/features/shell';
import { useLoaderData } from 'react-router';
import { NewsletterForm } from '../../newsletter/index.ts';
import { PushCard } from '../../webpush/index.ts';
import { AccountFrame } from '../AccountFrame.tsx';

const act = createAccountAction({ newsletter: saveNewsletter });

export const loader = serverLoad(loadNews);
export const clientLoader = browserLoad(loadNews);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

/** What reaches the guest when it is away. */
export default function MemberNews() {
  const data = useLoaderData<typeof loader>();
  return (
    <AccountFrame section="news">
      <NewsletterForm data={data} />
      <PushCard />
    </AccountFrame>
  );
}

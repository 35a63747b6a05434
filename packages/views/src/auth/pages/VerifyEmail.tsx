import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actVerifyEmail, loadVerifyEmail, useVerifyEmail } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useActionData, useLoaderData } from 'react-router';
import { LinkFrame } from '../LinkFrame.tsx';

export const loader = serverLoad(loadVerifyEmail);
export const clientLoader = browserLoad(loadVerifyEmail);
export const action = serverAction(actVerifyEmail);
export const clientAction = browserAction(actVerifyEmail);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

/** Confirms an address; with the link that the old one got, stops a new one or agrees to it. */
export default function VerifyEmail() {
  const page = useVerifyEmail(useLoaderData<typeof loader>(), useActionData<typeof action>());
  return <LinkFrame {...page} />;
}

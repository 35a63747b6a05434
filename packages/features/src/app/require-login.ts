import { redirect } from 'react-router';
import { loginPath, NEEDED_PARAM } from './login-path.ts';
import type { Services } from './services.ts';

/** Ends a load for visitors: they log in and come back here. */
export function requireLogin(
  services: Pick<Services, 'path' | 'config' | 'guest'>,
  url: URL,
): void {
  if (services.guest.getSnapshot().guest.loggedIn) return;
  // React Router takes a thrown response as the page's answer.
  // oxlint-disable-next-line no-throw-literal
  throw redirect(`${loginPath(services, url.pathname + url.search)}&${NEEDED_PARAM}=1`);
}

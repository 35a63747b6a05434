import { safeReturnPath } from '@vx/routes';
import { redirect } from 'react-router';
import type { Services } from '../app/services.ts';

/** Name of the parameter that tells a form where the guest goes afterwards. */
export const RETURN_PARAM = 'returnPath';
/** Says that a page for members was wanted. */
export const NEEDED_PARAM = 'needed';

/** The log-in page that leads back to `returnPath`, an address of this site with its query. */
export function loginPath(services: Pick<Services, 'path'>, returnPath?: string): string {
  return withReturn(services.path('login', {}), returnPath);
}

/** The sign-up page that leads back to `returnPath`. */
export function signupPath(services: Pick<Services, 'path'>, returnPath?: string): string {
  return withReturn(services.path('signup', {}), returnPath);
}

export function withReturn(path: string, returnPath: string | undefined): string {
  const safe = safeReturnPath(returnPath);
  return safe ? `${path}?${RETURN_PARAM}=${encodeURIComponent(safe)}` : path;
}

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

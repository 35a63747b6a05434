import { safeReturnPath } from '@vx/routes';
import type { PagePath } from './page-path.ts';

/** Name of the parameter that tells a form where the guest goes afterwards. */
export const RETURN_PARAM = 'returnPath';
/** The box by which a guest stays logged in: a form has it only when it is ticked. */
export const STAY_FIELD = 'stay';
/** Says that a page for members was wanted. */
export const NEEDED_PARAM = 'needed';

/** The log-in page that leads back to `returnPath`, an address of this site with its query. */
export function loginPath(services: { readonly path: PagePath }, returnPath?: string): string {
  return withReturn(services.path('login', {}), returnPath);
}

/** The sign-up page that leads back to `returnPath`. */
export function signupPath(services: { readonly path: PagePath }, returnPath?: string): string {
  return withReturn(services.path('signup', {}), returnPath);
}

export function withReturn(path: string, returnPath: string | undefined): string {
  const safe = safeReturnPath(returnPath);
  return safe ? `${path}?${RETURN_PARAM}=${encodeURIComponent(safe)}` : path;
}

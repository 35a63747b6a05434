import type { PagePath } from './page-path.ts';
import { withReturn } from './login-path.ts';

/** The page of the age check, and the address of its form, that leads back to `returnPath`. */
export function ageCheckPath(services: { readonly path: PagePath }, returnPath?: string): string {
  return withReturn(services.path('memberAgeCheck', {}), returnPath);
}

import type { Services } from '../app/services.ts';
import { withReturn } from '../auth/login-path.ts';

/** The page of the age check, and the address of its form, that leads back to `returnPath`. */
export function ageCheckPath(services: Pick<Services, 'path'>, returnPath?: string): string {
  return withReturn(services.path('memberAgeCheck', {}), returnPath);
}

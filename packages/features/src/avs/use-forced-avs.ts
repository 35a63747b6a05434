import type { RouteName } from '@vx/routes';
import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../shell/place.ts';
import { ageCheckPath } from './age-check-path.ts';

/** Pages on the way to the check, and those that everybody may read. */
const free: ReadonlySet<RouteName> = new Set([
  'login',
  'signup',
  'verifyEmail',
  'memberAgeCheck',
  'help',
  'termsOfService',
  'dataProtection',
] as const);

/**
 * The address of the form that begins the check which this browser has to pass, or `null`: the cookie
 * asks for none, the age is proven, or the page is one of those that need none. [EN-cookies]
 */
export function useForcedAvs(): string | null {
  const services = useServices();
  const { guest } = useStore(services.guest);
  const { pathname, search } = useLocation();
  if (!services.config.preferences.avsForced || guest.hasAvs) return null;
  const route = routeAt(services, pathname);
  if (route && free.has(route.name)) return null;
  return ageCheckPath(services, pathname + search);
}

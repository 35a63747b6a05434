import { useLocation } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { routeAt } from '../app/place.ts';
import { ageCheckPath } from '../app/age-check-path.ts';
import { isFreeOfAgeCheck } from './free-of-age-check.ts';

/**
 * The address of the form that begins the check which this browser has to pass, or `null`: the cookie
 * asks for none, the age is proven, or the page is one of those that need none. [EN-cookies]
 */
export function useForcedAvs(): string | null {
  const services = useServices();
  const { guest } = useStore(services.guest);
  const { pathname, search } = useLocation();
  if (!services.config.preferences.avsForced || guest.hasAvs) return null;
  if (isFreeOfAgeCheck(routeAt(services, pathname)?.name ?? null)) return null;
  return ageCheckPath(services, pathname + search);
}

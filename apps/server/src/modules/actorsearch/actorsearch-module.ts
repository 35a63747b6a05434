import type { ServerModule } from '../../platform/module.ts';
import { getGeoLocation } from './get-geo-location.ts';

/** Where a guest looks for performers: so far where a zip code lies. */
export function createActorSearchModule(): ServerModule {
  return {
    name: 'actorsearch',
    rest: { 'GET /utility/getGeoLocationByZip/{zipCode}': getGeoLocation },
  };
}

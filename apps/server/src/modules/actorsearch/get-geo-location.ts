import { zipLength } from '@vx/contract/constants';
import type { RestHandler } from '../../platform/module.ts';
import { findPostcode } from './postcodes.ts';

/**
 * Where a zip code lies. Only codes of five characters are looked up, which are Germany's; anything
 * else, and what is not known, is an empty location. [RE-getGeoLocationByZip] [RU-guest-zip-length]
 * [RU-guest-zip-failure]
 */
export const getGeoLocation: RestHandler<'GET /utility/getGeoLocationByZip/{zipCode}'> = async ({
  params,
}) => {
  const zip = String(params.zipCode);
  const found = zip.length === zipLength ? await findPostcode('DE', zip) : null;
  return found
    ? { lat: found.lat, long: found.long, zip, source: 'zip' }
    : { lat: null, long: null, zip: null, source: null };
};

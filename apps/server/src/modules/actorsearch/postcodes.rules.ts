/** Where the middle of a postcode lies, to about a kilometre. */
export interface Postcode {
  readonly place: string;
  readonly lat: number;
  readonly long: number;
}

export type Postcodes = ReadonlyMap<string, Postcode>;

export const postcodeKey = (country: string, zip: string): string => `${country}:${zip}`;

/** Reads lines of country, postcode, place, latitude and longitude, parted by tabs. */
export function parsePostcodes(table: string): Postcodes {
  const all = new Map<string, Postcode>();
  for (const line of table.split('\n')) {
    const [country, zip, place, lat, long] = line.split('\t');
    if (!country || !zip || !place || !lat || !long) continue;
    all.set(postcodeKey(country, zip), { place, lat: Number(lat), long: Number(long) });
  }
  return all;
}

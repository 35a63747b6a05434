/** A city where performers live. */
export interface Place {
  readonly city: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Languages spoken there, the most common first. */
  readonly languages: readonly string[];
}

const place = (
  city: string,
  country: string,
  latitude: number,
  longitude: number,
  ...languages: string[]
): Place => ({
  city,
  country,
  latitude,
  longitude,
  languages,
});

export const places: readonly Place[] = [
  place('Köln', 'DE', 50.9, 7.0, 'de', 'en'),
  place('Berlin', 'DE', 52.5, 13.4, 'de', 'en'),
  place('Hamburg', 'DE', 53.6, 10.0, 'de', 'en'),
  place('Leipzig', 'DE', 51.3, 12.4, 'de', 'en'),
  place('München', 'DE', 48.1, 11.6, 'de', 'en'),
  place('Freiburg', 'DE', 48.0, 7.8, 'de', 'fr'),
  place('Bremen', 'DE', 53.1, 8.8, 'de', 'en'),
  place('Dresden', 'DE', 51.1, 13.7, 'de', 'en'),
  place('Münster', 'DE', 52.0, 7.6, 'de', 'nl'),
  place('Kiel', 'DE', 54.3, 10.1, 'de', 'en'),
  place('Wien', 'AT', 48.2, 16.4, 'de', 'en'),
  place('Graz', 'AT', 47.1, 15.4, 'de', 'en'),
  place('Zürich', 'CH', 47.4, 8.5, 'de', 'fr'),
  place('Basel', 'CH', 47.6, 7.6, 'de', 'fr'),
  place('Amsterdam', 'NL', 52.4, 4.9, 'nl', 'en'),
  place('Utrecht', 'NL', 52.1, 5.1, 'nl', 'en'),
  place('Rotterdam', 'NL', 51.9, 4.5, 'nl', 'en'),
  place('Groningen', 'NL', 53.2, 6.6, 'nl', 'de'),
  place('Antwerpen', 'BE', 51.2, 4.4, 'nl', 'fr'),
  place('Gent', 'BE', 51.1, 3.7, 'nl', 'en'),
  place('Madrid', 'ES', 40.4, -3.7, 'es', 'en'),
  place('Sevilla', 'ES', 37.4, -6.0, 'es', 'en'),
  place('Valencia', 'ES', 39.5, -0.4, 'es', 'en'),
  place('Bilbao', 'ES', 43.3, -2.9, 'es', 'en'),
  place('Granada', 'ES', 37.2, -3.6, 'es', 'fr'),
  place('Lisboa', 'PT', 38.7, -9.1, 'pt', 'en'),
  place('Porto', 'PT', 41.1, -8.6, 'pt', 'en'),
  place('Bologna', 'IT', 44.5, 11.3, 'it', 'en'),
  place('Lyon', 'FR', 45.8, 4.8, 'fr', 'en'),
  place('Marseille', 'FR', 43.3, 5.4, 'fr', 'en'),
  place('Praha', 'CZ', 50.1, 14.4, 'cs', 'en'),
  place('Kraków', 'PL', 50.1, 19.9, 'pl', 'en'),
  place('Budapest', 'HU', 47.5, 19.1, 'hu', 'en'),
  place('Riga', 'LV', 56.9, 24.1, 'lv', 'en'),
  place('Malmö', 'SE', 55.6, 13.0, 'sv', 'en'),
  place('Aarhus', 'DK', 56.2, 10.2, 'da', 'en'),
  place('Ljubljana', 'SI', 46.1, 14.5, 'sl', 'de'),
  place('Thessaloniki', 'GR', 40.6, 22.9, 'el', 'en'),
];

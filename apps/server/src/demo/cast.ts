import { castLooks, type CastLook, type CastName } from '@vx/art';

/** A performer who is written by hand; everything else about them comes from the seed. */
export interface CastMember {
  readonly name: string;
  readonly age: number;
  readonly gender: 'M' | 'F' | 'C';
  readonly city: string;
  readonly languages?: readonly string[];
  /** Slugs of hobbies, the first ones fill the profile's sentences. */
  readonly hobbies?: readonly string[];
  /** English name of what they do by day. */
  readonly profession?: string;
  /** Index of the headline. */
  readonly headline: number;
  readonly livechat?: number;
  readonly art: CastLook;
}

const member = (
  name: CastName,
  age: number,
  city: string,
  headline: number,
  rest: Partial<CastMember>,
): CastMember => ({ name, age, gender: 'F', city, headline, art: castLooks[name], ...rest });

export const cast: readonly CastMember[] = [
  member('Mira Solène', 27, 'Köln', 0, {
    languages: ['de', 'en', 'fr'],
    profession: 'Architecture',
    hobbies: ['city-nights', 'vinyl', 'good-listener', 'jazz', 'travel', 'wine', 'humour'],
    livechat: 12,
  }),
  member('Noor Amani', 29, 'Rotterdam', 2, {
    languages: ['nl', 'en', 'de'],
    hobbies: ['poetry', 'coffee', 'books', 'theatre'],
    livechat: 12,
  }),
  member('Juno Vale', 24, 'Berlin', 1, {
    languages: ['de', 'en'],
    hobbies: ['gaming', 'podcasts', 'humour'],
    livechat: 8,
  }),
  member('Zuri Bell', 26, 'Hamburg', 5, {
    languages: ['de', 'en'],
    hobbies: ['vinyl', 'jazz', 'dance', 'good-listener'],
    livechat: 12,
  }),
  member('Freya Lind', 31, 'Malmö', 3, {
    languages: ['sv', 'en', 'de'],
    hobbies: ['design', 'cycling', 'coffee'],
    livechat: 14,
  }),
  member('Tessa Moon', 25, 'Valencia', 4, {
    languages: ['es', 'en', 'de'],
    hobbies: ['sea', 'photography', 'yoga'],
    livechat: 8,
  }),
  member('Ivy Hart', 28, 'Münster', 6, {
    languages: ['de', 'nl', 'en'],
    hobbies: ['plants', 'hiking', 'drawing'],
    livechat: 10,
  }),
  member('Kaia Storm', 23, 'Kiel', 7, {
    languages: ['de', 'en'],
    hobbies: ['stars', 'rain', 'guitar'],
    livechat: 10,
  }),
  member('Romy Nova', 30, 'Leipzig', 8, {
    languages: ['de', 'en'],
    hobbies: ['books', 'coffee', 'languages'],
    livechat: 12,
  }),
  member('Lio Marchetti', 32, 'Bologna', 9, {
    gender: 'M',
    languages: ['it', 'en', 'es'],
    hobbies: ['coffee', 'cooking', 'humour'],
    livechat: 10,
  }),
  member('Sana Rey', 27, 'Madrid', 10, {
    languages: ['es', 'en'],
    hobbies: ['theatre', 'dance', 'poetry'],
    livechat: 16,
  }),
  member('Elin Frost', 34, 'Aarhus', 11, {
    languages: ['da', 'en', 'de'],
    hobbies: ['sea', 'ceramics', 'books'],
    livechat: 12,
  }),
  member('Dara Quinn', 29, 'Dresden', 12, {
    languages: ['de', 'en'],
    hobbies: ['theatre', 'fashion', 'wine'],
    livechat: 14,
  }),
  member('Amara Sol', 28, 'Lisboa', 13, {
    languages: ['pt', 'es', 'en'],
    hobbies: ['sea', 'dance', 'cooking'],
    livechat: 10,
  }),
  member('Nico Hale', 35, 'Zürich', 14, {
    gender: 'M',
    languages: ['de', 'fr', 'en'],
    hobbies: ['photography', 'hiking', 'good-listener'],
    livechat: 12,
  }),
  member('Vega Lux', 26, 'Granada', 15, {
    languages: ['es', 'en', 'fr'],
    hobbies: ['podcasts', 'stars', 'languages'],
    livechat: 12,
  }),
  member('Opal Reyes', 33, 'Sevilla', 16, {
    languages: ['es', 'en'],
    hobbies: ['yoga', 'ceramics', 'poetry'],
    livechat: 10,
  }),
  member('Hana Mori', 24, 'Wien', 17, {
    languages: ['de', 'en'],
    hobbies: ['drawing', 'gaming', 'plants'],
    livechat: 8,
  }),
  member('Wren Ashby', 44, 'Gent', 18, {
    languages: ['nl', 'en', 'fr'],
    hobbies: ['books', 'sea', 'good-listener'],
    livechat: 12,
  }),
  member('Pia Sommer', 38, 'Graz', 19, {
    languages: ['de', 'en'],
    hobbies: ['cooking', 'wine', 'hiking'],
    livechat: 10,
  }),
  member('Theo Brandt', 40, 'Bremen', 20, {
    gender: 'M',
    languages: ['de', 'en'],
    hobbies: ['coffee', 'board-games', 'jazz'],
    livechat: 10,
  }),
  member('Liv Aurel', 46, 'Basel', 21, {
    languages: ['de', 'fr', 'en'],
    hobbies: ['theatre', 'fashion', 'wine'],
    livechat: 18,
  }),
  member('Maya Okoye', 27, 'Amsterdam', 22, {
    languages: ['nl', 'en'],
    hobbies: ['podcasts', 'city-nights', 'dance'],
    livechat: 12,
  }),
  member('Cleo & Max', 31, 'Utrecht', 23, {
    gender: 'C',
    languages: ['nl', 'en', 'de'],
    hobbies: ['cooking', 'board-games', 'cycling'],
    livechat: 14,
  }),
];

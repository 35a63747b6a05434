import { hashText, seededRandom, type Look, type PictureSpec, type SeededRandom } from '@vx/art';
import { DAY_MS as day } from '@vx/kernel';
import { cast, type CastMember } from './cast.ts';
import { lookOf } from './looks.ts';
import { firstNames, lastNames, slugOf } from './names.ts';
import { places } from './places.ts';
import { createProfileWriter } from './profiles.ts';
import { heatMapOf, weeklySchedule } from './schedule.ts';
import { categoryHobbies } from './texts/labels.ts';
import type { DemoActor, DemoGender, DemoPrices } from './types.ts';

const firstId = 1001;
/** Kinds of performers in the order in which they appear; couples and silhouettes give rhythm. */
const rhythm: readonly DemoGender[] = [
  'F',
  'F',
  'M',
  'F',
  'F',
  'C',
  'F',
  'M',
  'F',
  'N',
  'F',
  'F',
  'M',
  'F',
  'F',
  'F',
  'M',
  'F',
  'C',
  'F',
  'M',
  'F',
  'N',
  'F',
];

interface Person {
  readonly name: string;
  readonly gender: DemoGender;
  readonly age: number;
  readonly scripted: CastMember | null;
}

function nameOf(gender: DemoGender, random: SeededRandom): string {
  if (gender === 'C') return `${random.pick(firstNames.F)} & ${random.pick(firstNames.M)}`;
  if (gender === 'N') return `${random.pick(firstNames.N)} ${random.pick(lastNames)}`;
  return `${random.pick(firstNames[gender])} ${random.pick(lastNames)}`;
}

function* people(seed: string, count: number): Generator<Person & { slug: string }> {
  const random = seededRandom(`${seed}/people`);
  const taken = new Set<string>();
  for (let i = 0; i < count; i += 1) {
    const scripted = cast[i] ?? null;
    const gender = scripted?.gender ?? rhythm[i % rhythm.length] ?? 'F';
    let name = scripted?.name ?? nameOf(gender, random);
    for (let tries = 0; taken.has(slugOf(name)) && tries < 50; tries += 1)
      name = nameOf(gender, random);
    let slug = slugOf(name);
    for (let copy = 2; taken.has(slug); copy += 1) slug = `${slugOf(name)}-${copy}`;
    taken.add(slug);
    const age = scripted?.age ?? 23 + Math.floor(random.next() ** 1.5 * 25);
    yield { name, gender, age, scripted, slug };
  }
}

/** Four to eight coins, with the price of the chat; the cheapest of all write for nothing. */
const messageCoins = (livechat: number): number =>
  livechat <= 6 ? 0 : Math.min(8, Math.max(4, Math.round(livechat / 3)));

function pricesOf(scripted: CastMember | null, random: SeededRandom): DemoPrices {
  const livechat = scripted?.livechat ?? random.whole(3, 12) * 2;
  return {
    livechat,
    voyeur: Math.max(2, Math.round(livechat / 3)),
    videoCall: livechat + 4,
    message: messageCoins(livechat),
    freeMessages: scripted ? 3 : random.pick([0, 3, 3, 5]),
  };
}

function categoriesOf(
  person: Person,
  hobbies: readonly string[],
  isNew: boolean,
): readonly number[] {
  const found = Object.entries(categoryHobbies)
    .filter(([, list]) => hobbies.some((slug) => list.includes(slug)))
    .map(([id]) => Number(id));
  return [
    3,
    ...(isNew ? [88] : []),
    ...found,
    ...(person.gender === 'C' ? [18] : []),
    ...(person.age >= 35 ? [19] : []),
  ];
}

function artOf(person: Person & { slug: string }, position: number, random: SeededRandom): Look {
  const look = lookOf(person.slug, position, person.gender, person.age, random);
  return person.scripted ? { ...look, pose: 'front', ...person.scripted.art } : look;
}

/**
 * Films in high definition exist of the written cast alone (ADR 0031). For the others a chance is
 * drawn all the same: what follows upon it stays as worlds have it that were seeded before.
 */
function isFilmedInHd(scripted: CastMember | null, random: SeededRandom): boolean {
  if (scripted === null) random.next();
  return scripted !== null;
}

/** Seed of the demo world whose performers are filmed, and how many of them are. */
export const filmed = { seed: 'blue-hour', count: 72 } as const;

/**
 * Everybody has a loop of their own: the bundled one, or that of whom the server films at first need, as
 * the many more of load tests and those of other seeds.
 */
const loopOf = (person: Person & { slug: string }, seed: string, position: number): string =>
  person.scripted !== null || (seed === filmed.seed && position < filmed.count)
    ? person.slug
    : `drawn-${firstId + position}`;

/** Makes the performers. Everything but dates is independent of `now`. */
export function createActors(seed: string, count: number, now: number): readonly DemoActor[] {
  const write = createProfileWriter(seed);
  const actors: DemoActor[] = [];
  let position = 0;
  for (const person of people(seed, count)) {
    const random = seededRandom(`${seed}/actor/${person.slug}`);
    const { scripted } = person;
    const place = scripted
      ? (places.find(({ city }) => city === scripted.city) ?? random.pick(places))
      : random.pick(places);
    const profile = write(person, place.city, random);
    const isNew = scripted ? random.chance(0.06) : random.chance(0.2);
    const daysHere = isNew ? random.whole(1, 28) : random.whole(45, 1900);
    const schedule = weeklySchedule(random);
    const count90 = isNew ? random.whole(0, 24) : random.whole(12, 640);
    const art = artOf(person, position, random);
    const prices = pricesOf(scripted, random);
    actors.push({
      id: firstId + position,
      slug: person.slug,
      name: person.name,
      age: person.age,
      gender: person.gender,
      city: place.city,
      country: place.country,
      location: {
        latitude: Math.round((place.latitude + random.between(-0.1, 0.1)) * 10) / 10,
        longitude: Math.round((place.longitude + random.between(-0.1, 0.1)) * 10) / 10,
      },
      languages: scripted?.languages ?? [
        ...new Set([...place.languages, ...random.sample(['en', 'de', 'fr', 'es', 'nl', 'it'], 1)]),
      ],
      tags: profile.tags,
      categories: categoriesOf(person, profile.tags, isNew),
      headline: profile.headline,
      about: profile.about,
      facts: profile.facts,
      prices,
      // Nobody offers what cannot be had yet.
      freeChat: false,
      voyeur: false,
      videoCall: false,
      previewEnabled: scripted !== null || random.chance(0.9),
      vip: random.chance(0.15),
      hd: isFilmedInHd(scripted, random),
      schedule,
      heatMap: heatMapOf(schedule, random),
      ratings: { count: count90, satisfaction: random.whole(84, 99) },
      favourites: Math.floor(count90 * random.between(0.6, 3.5)),
      registeredAt: new Date(now - daysHere * day - random.whole(0, day - 1)).toISOString(),
      bannedCountries:
        !scripted && random.chance(0.08) ? random.sample(['AT', 'CH', 'US', 'ES'], 1) : [],
      recommendations: [],
      art,
      imageVersion: versionOf(art),
      cover: coverOf(art),
      loop: loopOf(person, seed, position),
    });
    position += 1;
  }
  return actors.map((actor) => ({ ...actor, recommendations: recommend(actor, actors) }));
}

const coverOf = (look: Look): PictureSpec => ({
  type: 'performer',
  look,
  shot: { framing: 'right', take: 1 },
});

/** A short text that changes whenever the picture's description does. */
export const versionOf = (description: unknown): string =>
  hashText(JSON.stringify(description)).toString(36);

/** The nine others with the most in common. */
function recommend(actor: DemoActor, all: readonly DemoActor[]): readonly number[] {
  const score = (other: DemoActor): number =>
    other.tags.filter((tag) => actor.tags.includes(tag)).length * 3 +
    other.languages.filter((language) => actor.languages.includes(language)).length +
    (other.gender === actor.gender ? 1 : 0) +
    (hashText(`${actor.id}/${other.id}`) % 100) / 100;
  // Large worlds are compared with a stretch of neighbours only: the order of load-test data is no matter.
  const start = all.length > 400 ? Math.max(0, actor.id - firstId - 100) : 0;
  return all
    .slice(start, all.length > 400 ? start + 200 : all.length)
    .filter(({ id }) => id !== actor.id)
    .map((other) => ({ id: other.id, score: score(other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 9)
    .map(({ id }) => id);
}

import { describe, expect, it } from 'vitest';
import { createDemoWorld, type DemoWorld, type Localized } from './world.ts';

const now = Date.UTC(2026, 10, 21, 18);
const world = createDemoWorld({ now });
const languages = ['de', 'en', 'nl', 'es'] as const;

/** Every localized text of a world, with where it stands. */
function* texts(of: DemoWorld): Generator<readonly [string, Localized]> {
  const visit = function* (path: string, value: unknown): Generator<readonly [string, Localized]> {
    if (typeof value !== 'object' || value === null) return;
    if ('de' in value && typeof value.de === 'string') yield [path, value as Localized];
    else for (const [key, inner] of Object.entries(value)) yield* visit(`${path}.${key}`, inner);
  };
  yield* visit('actors', of.actors);
  yield* visit('videos', of.videos);
  yield* visit(
    'albums',
    of.albums.map(({ pictures: _pictures, ...album }) => album),
  );
  yield* visit('tags', of.tags);
  yield* visit('categories', of.categories);
}

/** Stems that must not occur in any language; checked as parts of words. */
const notNeutral =
  /sex|nackt|naked|\bnud(?:e|ity|isten?)\b|naakt|desnud|erot|porn|dessous|lingerie|\bstrip(?:s|tease)?\b|fetis|verführ|seduc|verleid|kuss|kiss|kus\b|beso\b|besar|orgasm|busen|breast|borst|pecho|unterwäsche|underwear|ondergoed|\bteens?\b|teenage|schulmädchen|schoolgirl|girl|jung und|barely|intim|íntim|heiß auf|horny|geil/i;

describe('the demo world', () => {
  it('holds at least 60 performers and 300 videos', () => {
    expect(world.actors.length).toBeGreaterThanOrEqual(60);
    expect(world.videos).toHaveLength(300);
    expect(world.albums.length).toBeGreaterThanOrEqual(world.actors.length);
    expect(world.actors[0]).toMatchObject({ name: 'Mira Solène', slug: 'mira-solene', id: 1001 });
  });

  it('knows adults only', () => {
    for (const { name, age, art } of world.actors) {
      expect(age, name).toBeGreaterThanOrEqual(23);
      expect(art.age, name).toBe(age);
    }
  });

  it('[RU-actors-genders] has performers of every gender', () => {
    const genders = new Set(world.actors.map(({ gender }) => gender));
    expect([...genders].toSorted()).toEqual(['C', 'F', 'M', 'N']);
  });

  it('is the same world for the same seed, and another for another', () => {
    expect(createDemoWorld({ now })).toEqual(world);
    expect(createDemoWorld({ now, seed: 'other' }).actors.map(({ name }) => name)).not.toEqual(
      world.actors.map(({ name }) => name),
    );
  });

  it('keeps everything but dates when it is made on another day', () => {
    const later = createDemoWorld({ now: now + 400 * 86_400_000 });
    const still = (of: DemoWorld) => ({
      actors: of.actors.map(({ registeredAt: _at, ...rest }) => rest),
      pictures: of.videos.map(({ id, picture, title, duration, price }) => ({
        id,
        picture,
        title,
        duration,
        price,
      })),
      albums: of.albums.map(({ createdAt: _at, ...rest }) => rest),
    });
    expect(still(later)).toEqual(still(world));
  });

  it('has unique ids and slugs that fit into addresses', () => {
    const unique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
    expect(unique(world.actors.map(({ slug }) => slug))).toBe(true);
    expect(unique(world.actors.map(({ id }) => id))).toBe(true);
    expect(unique(world.videos.map(({ id }) => id))).toBe(true);
    expect(unique(world.videos.map(({ title }) => title.en))).toBe(true);
    expect(unique(world.albums.flatMap(({ pictures }) => pictures.map(({ id }) => id)))).toBe(true);
    for (const { slug } of world.actors) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('says everything in four languages, without open slots', () => {
    let count = 0;
    for (const [path, text] of texts(world)) {
      for (const language of languages) {
        expect(text[language], `${path} ${language}`).toMatch(/\S/);
        expect(text[language], `${path} ${language}`).not.toMatch(/[{}]|undefined/);
      }
      count += 1;
    }
    expect(count).toBeGreaterThan(1000);
  });

  it('never writes two profiles alike', () => {
    for (const language of languages) {
      const abouts = world.actors.map(({ about }) => about[language]);
      expect(new Set(abouts).size).toBe(abouts.length);
      const headlines = world.actors.map(({ headline }) => headline[language]);
      expect(new Set(headlines).size).toBeGreaterThanOrEqual(headlines.length - 2);
    }
  });

  it('stays neutral in every text', () => {
    for (const [path, text] of texts(world)) {
      for (const language of languages) expect(text[language], path).not.toMatch(notNeutral);
    }
    for (const language of languages) {
      for (const line of Object.values(world.chatReplies[language]).flat()) {
        expect(line).not.toMatch(notNeutral);
      }
    }
  });

  it('asks prices within bounds', () => {
    for (const { prices } of world.actors) {
      expect(prices.livechat).toBeGreaterThanOrEqual(6);
      expect(prices.livechat).toBeLessThanOrEqual(24);
      expect(Object.values(prices).every((price) => Number.isInteger(price) && price >= 0)).toBe(
        true,
      );
      expect(prices.message === 0 || (prices.message >= 4 && prices.message <= 8)).toBe(true);
    }
    // Some write for nothing, most do not.
    const writeFree = world.actors.filter(({ prices }) => prices.message === 0).length;
    expect(writeFree).toBeGreaterThan(0);
    expect(writeFree / world.actors.length).toBeLessThan(0.2);
    for (const { price, basePrice, free, duration } of world.videos) {
      expect(free).toBe(price === 0);
      expect(price).toBeLessThanOrEqual(basePrice);
      expect(basePrice).toBeLessThanOrEqual(60);
      expect(duration).toBeGreaterThanOrEqual(240);
      expect(duration).toBeLessThanOrEqual(1800);
    }
    const share = (test: (video: (typeof world.videos)[number]) => boolean): number =>
      world.videos.filter(test).length;
    expect(share(({ free }) => free)).toBeGreaterThan(20);
    expect(share(({ vip }) => vip)).toBeGreaterThan(10);
    expect(share(({ isNew }) => isNew)).toBeGreaterThan(10);
    expect(share(({ price, basePrice }) => price < basePrice)).toBeGreaterThan(20);
  });

  it('gives everybody hours, a heat map, videos and company', () => {
    for (const actor of world.actors) {
      expect(actor.schedule.length, actor.name).toBeGreaterThanOrEqual(3);
      expect(actor.heatMap).toHaveLength(7);
      expect(actor.heatMap.flat().every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(Math.max(...actor.heatMap.flat())).toBeGreaterThan(0.4);
      expect(actor.recommendations).toHaveLength(9);
      expect(actor.recommendations).not.toContain(actor.id);
      expect(
        world.videos.filter(({ actorId }) => actorId === actor.id).length,
      ).toBeGreaterThanOrEqual(2);
      expect(actor.categories).toContain(3);
    }
  });

  it('tells no date from the future, and nothing before its performer joined', () => {
    const joined = new Map(
      world.actors.map(({ id, registeredAt }) => [id, Date.parse(registeredAt)]),
    );
    for (const { actorId, createdAt } of [...world.videos, ...world.albums]) {
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(now);
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(joined.get(actorId)!);
    }
  });

  it('refers to tags, categories and performers that exist', () => {
    const tags = new Set(world.tags.map(({ slug }) => slug));
    const categories = new Set(world.categories.map(({ id }) => id));
    const actors = new Set(world.actors.map(({ id }) => id));
    for (const actor of world.actors) {
      expect(actor.tags.every((tag) => tags.has(tag))).toBe(true);
      expect(actor.categories.every((id) => categories.has(id))).toBe(true);
    }
    for (const video of world.videos) {
      expect(actors.has(video.actorId)).toBe(true);
      expect(video.tags.every((tag) => tags.has(tag))).toBe(true);
    }
    expect(world.topLists.heroActors).toHaveLength(4);
    expect(world.topLists.newActors.length).toBeGreaterThan(4);
  });

  it('grows with its factor', () => {
    const big = createDemoWorld({ now, factor: 10 });
    expect(big.actors).toHaveLength(720);
    expect(big.videos).toHaveLength(3000);
    expect(new Set(big.actors.map(({ slug }) => slug)).size).toBe(720);
    expect(new Set(big.actors.map(({ about }) => about.de)).size).toBe(720);
  });
});

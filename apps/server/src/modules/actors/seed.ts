import type { Kysely, Insertable } from 'kysely';
import type { DemoActor, DemoWorld } from '../../demo/world.ts';
import type { Database } from '../../platform/database/index.ts';
import { berlinTime, isScheduled, onlineFloor } from './actors.rules.ts';
import type { ActorRow, ActorTables, Language } from './tables.ts';

const languages: readonly Language[] = ['de', 'en', 'nl', 'es'];

/** Writes the performers of the demo world into empty tables. `now` is a moment in milliseconds. */
export async function seedActors(
  database: Database<ActorTables>,
  world: DemoWorld,
  now: number,
): Promise<void> {
  const top = new Map(
    [...new Set([...world.topLists.heroActors, ...world.topLists.topActors])].map((id, index) => [
      id,
      index + 1,
    ]),
  );
  await database.transaction(async (tx) => {
    await insertAll(
      tx,
      'tags',
      world.tags.map((tag) => ({ slug: tag.slug, name: JSON.stringify(tag.name) })),
    );
    await insertAll(
      tx,
      'categories',
      world.categories.map(({ id, slug, name, description }) => ({
        id,
        slug,
        name: JSON.stringify(name),
        description: JSON.stringify(description),
      })),
    );
    await insertAll(
      tx,
      'actors',
      world.actors.map((actor, index) => actorRow(actor, top.get(actor.id) ?? 1_000 + index)),
    );
    await insertAll(tx, 'actor_translations', world.actors.flatMap(translations));
    await insertAll(tx, 'actor_prices', world.actors.map(priceRow));
    await insertAll(tx, 'actor_presence', presenceRows(world.actors, now));
    await insertAll(tx, 'actor_schedule', world.actors.flatMap(scheduleRows));
    await insertAll(
      tx,
      'actor_heat_maps',
      world.actors.map((actor) => ({ actor_id: actor.id, hours: JSON.stringify(actor.heatMap) })),
    );
    await insertAll(
      tx,
      'actor_ratings',
      world.actors.map(({ id, ratings }) => ({
        actor_id: id,
        count: ratings.count,
        satisfaction: ratings.satisfaction,
        liked: Math.round((ratings.count * ratings.satisfaction) / 100),
      })),
    );
    await insertAll(
      tx,
      'actor_recommendations',
      world.actors.flatMap((actor) =>
        actor.recommendations.map((recommended_id, position) => ({
          actor_id: actor.id,
          position,
          recommended_id,
        })),
      ),
    );
    await insertAll(
      tx,
      'actor_tags',
      world.actors.flatMap((actor) =>
        [...new Set(actor.tags)].map((tag, position) => ({ actor_id: actor.id, tag, position })),
      ),
    );
    await insertAll(
      tx,
      'actor_categories',
      world.actors.flatMap((actor) =>
        [...new Set(actor.categories)].map((category_id) => ({ actor_id: actor.id, category_id })),
      ),
    );
  });
}

/** Inserts in portions: a statement takes at most 65 535 parameters. */
export async function insertAll<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const portion = 500;
  for (let start = 0; start < rows.length; start += portion) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute();
  }
}

function actorRow(actor: DemoActor, rank: number): Insertable<ActorRow> {
  return {
    id: actor.id,
    slug: actor.slug,
    name: actor.name,
    gender: actor.gender,
    age: actor.age,
    city: actor.city,
    country: actor.country,
    latitude: actor.location.latitude,
    longitude: actor.location.longitude,
    languages: [...actor.languages],
    banned_countries: [...actor.bannedCountries],
    free_chat: actor.freeChat,
    voyeur: actor.voyeur,
    video_call: actor.videoCall,
    preview_enabled: actor.previewEnabled,
    vip: actor.vip,
    hd: actor.hd,
    registered_at: actor.registeredAt,
    favourites: actor.favourites,
    rank,
    image_version: actor.imageVersion,
    channel: `${actor.loop}.${actor.id}`,
  };
}

const translations = (actor: DemoActor) =>
  languages.map((language) => ({
    actor_id: actor.id,
    language,
    headline: actor.headline[language],
    about: actor.about[language],
    profession: actor.facts.profession[language],
    likes: actor.facts.likes[language],
    music: actor.facts.music[language],
    star_sign: actor.facts.starSign[language],
  }));

const priceRow = ({ id, prices }: DemoActor) => ({
  actor_id: id,
  livechat: prices.livechat,
  voyeur: prices.voyeur,
  video_call: prices.videoCall,
  message: prices.message,
  free_messages: prices.freeMessages,
});

const scheduleRows = (actor: DemoActor) =>
  actor.schedule.map((slot) => ({
    actor_id: actor.id,
    weekday: slot.weekday,
    from_minute: slot.from,
    to_minute: slot.to,
  }));

/** Those whose hours it is, and as many others as the floor wants. */
function presenceRows(actors: readonly DemoActor[], now: number) {
  const at = berlinTime(now);
  const byHours = actors.toSorted(
    (a, b) => Number(isScheduled(b.schedule, at)) - Number(isScheduled(a.schedule, at)),
  );
  const scheduled = byHours.filter((actor) => isScheduled(actor.schedule, at)).length;
  const online = new Set(
    byHours
      .slice(0, Math.max(scheduled, Math.ceil(actors.length * onlineFloor)))
      .map(({ id }) => id),
  );
  return actors.map(({ id }) => ({ actor_id: id, online: online.has(id), since: new Date(now) }));
}

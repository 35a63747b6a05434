import type { RestContract } from '@vx/contract/rest';
import { OperationError } from '../../platform/errors.ts';
import type { AnyTransaction, Transaction } from '../../platform/database/index.ts';
import type { ActorTables, Language } from './tables.ts';

export type ImportedActor =
  RestContract['POST /internal/actorAndAlbumImport']['body']['actors'][number];

const languages: readonly Language[] = ['de', 'en', 'nl', 'es'];

/** What the import does not say of a performer who is new; one who is there keeps what stands. */
const newcomer = {
  banned_countries: [] as string[],
  free_chat: false,
  voyeur: false,
  video_call: false,
  preview_enabled: false,
  vip: false,
  hd: false,
  favourites: 0,
  rank: 1_000_000,
} as const;

/**
 * Writes performers; those with the same id are replaced in what the import says, and nothing else.
 * @throws OperationError INVALID_INPUT: a name in addresses belongs to another performer
 */
export async function importActors(
  given: AnyTransaction,
  actors: readonly ImportedActor[],
  now: number,
): Promise<void> {
  const tx = given as unknown as Transaction<ActorTables>;
  const at = new Date(now);
  for (const actor of actors) {
    const { id, slug, name, gender, age, city, country, latitude, longitude, livechat } = actor;
    const taken = await tx
      .selectFrom('actors')
      .select('id')
      .where('slug', '=', slug)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (taken)
      throw new OperationError('INVALID_INPUT', {
        fields: [{ path: `body/actors/${slug}`, rule: 'unique' }],
      });
    const said = {
      slug,
      name,
      gender,
      age,
      city,
      country,
      latitude,
      longitude,
      languages: [...actor.languages],
    };
    await tx
      .insertInto('actors')
      .values({
        id,
        ...said,
        ...newcomer,
        banned_countries: [],
        registered_at: at,
        image_version: 'imported',
        channel: `imported.${id}`,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute();
    for (const language of languages) {
      const words = { headline: actor.headline[language], about: actor.about[language] };
      await tx
        .insertInto('actor_translations')
        .values({
          actor_id: id,
          language,
          ...words,
          profession: '',
          likes: '',
          music: '',
          star_sign: '',
        })
        .onConflict((conflict) => conflict.columns(['actor_id', 'language']).doUpdateSet(words))
        .execute();
    }
    await tx
      .insertInto('actor_prices')
      .values({ actor_id: id, livechat, voyeur: 0, video_call: 0, message: 0, free_messages: 0 })
      .onConflict((conflict) => conflict.column('actor_id').doUpdateSet({ livechat }))
      .execute();
    await tx
      .insertInto('actor_presence')
      .values({ actor_id: id, online: false, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('actor_ratings')
      .values({ actor_id: id, count: 0, satisfaction: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('actor_heat_maps')
      .values({ actor_id: id, hours: JSON.stringify(emptyWeek) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const emptyWeek: readonly number[] = Array.from({ length: 168 }, () => 0);

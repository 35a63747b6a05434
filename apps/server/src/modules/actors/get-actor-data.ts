import type { Database } from '../../platform/database/index.ts';
import type { RestHandler } from '../../platform/module.ts';
import { findNote, findTagsOf } from './actors.repository.ts';
import { actorStateOf, currencyOf, requireActor, type ActorStateDeps } from './get-actor-state.ts';
import type { ActorTables } from './tables.ts';

/** The data of a performer; with the guest's own note when logged in. */
export function getActorData(
  deps: ActorStateDeps & { readonly database: Database<ActorTables> },
): RestHandler<'GET /actor/getActorDataByIdOrName/{actorIdOrName}'> {
  return async ({ params, caller }) => {
    const actor = await requireActor(deps, params.actorIdOrName, caller);
    const [currency, tags, comment] = await Promise.all([
      currencyOf(deps, caller),
      findTagsOf(deps.database.read, [actor.id], caller.language),
      caller.guestId === null ? null : findNote(deps.database.read, caller.guestId, actor.id),
    ]);
    return {
      ...actorStateOf(actor, currency, deps.money),
      tags: (tags.get(actor.id) ?? []).map(({ name }) => name),
      profileData: {
        age: actor.age,
        city: actor.city,
        country: actor.country,
        languages: actor.languages,
        headline: actor.headline,
        about: actor.about,
        profession: actor.profession,
        likes: actor.likes,
        music: actor.music,
        starSign: actor.star_sign,
      },
      note: comment === null ? null : { actorId: String(actor.id), comment },
    };
  };
}

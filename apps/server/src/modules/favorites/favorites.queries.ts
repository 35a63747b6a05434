import { OperationError } from '../../platform/errors.ts';
import type { GraphContext, SchemaBuilder } from '../../platform/graphql/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import { clampFirst, nextOffset, offsetOf } from '../actors/index.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { pinnedActors } from './pinned-actors.ts';
import { hasPinned } from './pins.repository.ts';
import { recommendedBy } from './pins.rules.ts';

/** Pins whose recommendations are looked at, and how many are shown. */
const asked = 50;
const shown = 9;
/** Who is online moves while a guest reads on, so a page asks for all that it shows at once. */
const maxPageSize = 400;

/** Asked before whom: an answer with nobody in it is the same for all who follow nobody. */
async function followsAnyone(
  { database }: Pick<FavoritesDeps, 'database'>,
  { own }: GraphContext,
): Promise<boolean> {
  if (!own.isGuest) throw new OperationError('NEED_LOGIN');
  const read = async (guestId: string, keys: readonly 'own'[]) => {
    const follows = await hasPinned(database.read, guestId, 'actor');
    return new Map(keys.map((key) => [key, follows]));
  };
  return (await own.load(ownReadNames.followsAnyone, 'own', read)) ?? false;
}

/** Pinned performers, and whom they bring to mind. [GQ-pinnedModels] [GQ-pinnedRecommendations] */
export function addFavoriteQueries(builder: SchemaBuilder, deps: FavoritesDeps): void {
  const { actors } = deps;
  const types = actors.types(builder);
  builder.queryFields((t) => ({
    pinnedModels: t.field({
      type: types.ModelPage,
      description: 'Who is online first, then the newest pin. Needs a login.',
      args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.string() },
      async resolve(_root, args, context) {
        if (!(await followsAnyone(deps, context))) return { items: [], total: 0, nextOffset: null };
        const { guestId } = context.caller;
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const { ids } = await pinnedActors(deps, guestId);
        const offset = offsetOf(args.after);
        const page = ids.slice(offset, offset + clampFirst(args.first, 20, maxPageSize));
        const found = await Promise.all(page.map((id) => actors.load(context, id)));
        return {
          items: found.filter((one) => one !== null),
          total: ids.length,
          nextOffset: nextOffset(offset, page.length, ids.length),
        };
      },
    }),
    pinnedRecommendations: t.field({
      type: [types.Model],
      description: 'Whom the pinned recommend and who is not pinned. Needs a login.',
      args: { first: t.arg.int({ defaultValue: shown }) },
      async resolve(_root, args, context) {
        const { guestId, country } = context.caller;
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const { ids } = await pinnedActors(deps, guestId);
        const pinned = ids.slice(0, asked);
        const others = recommendedBy(ids, await actors.recommendedBy(pinned, country));
        const found = await Promise.all(
          others.slice(0, clampFirst(args.first, shown)).map((id) => actors.load(context, id)),
        );
        return found.filter((one) => one !== null);
      },
    }),
  }));
}

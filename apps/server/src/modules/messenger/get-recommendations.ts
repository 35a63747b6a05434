import { MAX_SEARCHED_CHANNELS } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import { actorStateOf, currencyOf } from '../actors/index.ts';
import type { MessengerDeps } from './messenger-deps.ts';
import { listKnown } from './messenger.repository.ts';
import { MAX_RECOMMENDING, recommendationsOf, recommendedAmount } from './recommendations.rules.ts';

/** Whom the guest might write to: who is online and not in their messenger yet. [RE-messengerRecommendations] */
export function getRecommendations(
  deps: MessengerDeps,
): RestHandler<'GET /messenger/recommendations'> {
  const { database, actors, money } = deps;
  return async ({ caller, query }) => {
    const { guestId, country, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const current = query.currentActorId === undefined ? null : rowIdOf(query.currentActorId);
    const known = await listKnown(database.read, guestId, MAX_SEARCHED_CHANNELS);
    const amount = recommendedAmount(query.useGrid ?? false);
    const partners = [
      ...(current === null ? [] : [current]),
      ...known.flatMap(({ actorId, isOpen }) => (isOpen && actorId !== current ? actorId : [])),
    ].slice(0, MAX_RECOMMENDING);
    const left = new Set([...partners, ...known.map(({ actorId }) => actorId)]);
    const [recommended, others, currency] = await Promise.all([
      actors.recommendedBy(partners, country),
      // As many as could be left out, and enough after them.
      actors.onlineByRank(country, left.size + amount),
      currencyOf(deps, caller),
    ]);
    const ids = recommendationsOf({ partners, recommended, others, known: left });
    const online = await actors.onlineAmong(ids);
    const shown = ids.filter((id) => online.has(id)).slice(0, amount);
    const found = await actors.findMany(shown, language);
    return {
      items: shown.flatMap((id) => {
        const actor = found.get(id);
        return actor ? [actorStateOf(actor, currency, money)] : [];
      }),
    };
  };
}

import type { ChannelFilter } from '@vx/contract/enums';
import { matchesSearch, MAX_SEARCHED_CHANNELS } from '@vx/messenger-core/rules';
import type { MessengerDeps } from './messenger-deps.ts';
import { listPartners } from './messenger.repository.ts';

/**
 * The performers of a list whose name is searched for, and who are online, where that is asked; `null`: nothing is, so
 * everybody. Looks through the guest's own channels, the newest 1,000: names are compared by the rule that the pages
 * have, and no pattern gets to the database. [RU-messenger-channel-search] [RU-messenger-online-only]
 */
export async function findPartners(
  { database, actors }: Pick<MessengerDeps, 'database' | 'actors'>,
  guestId: string,
  asked: { readonly filter: ChannelFilter; readonly search: string; readonly online: boolean },
): Promise<readonly number[] | null> {
  const { filter, search, online } = asked;
  if (search === '' && !online) return null;
  const limit = MAX_SEARCHED_CHANNELS;
  const all = await listPartners(database.read, guestId, { filter, limit });
  const present = online ? await actors.onlineAmong(all) : null;
  const here = present ? all.filter((id) => present.has(id)) : all;
  if (search === '') return here;
  const names = await actors.namesOf(here);
  return here.filter((id) => matchesSearch(names.get(id) ?? '', search));
}

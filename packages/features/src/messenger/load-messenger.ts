import { codeOf, isHttpError } from '@vx/api-client';
import { MAX_SEARCH_LENGTH, searchOf } from '@vx/messenger-core/rules';
import { redirect } from 'react-router';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad } from '../app/page-load.ts';
import type { Answer, Services } from '../app/services.ts';
import { requireLogin } from '../app/require-login.ts';
import { WITH_PARAM } from '../app/write-path.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { ResultOf } from '../graphql.ts';
import { choiceOf, listAddress, pagesOf } from '../lists/paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import {
  LIST_PARAMS,
  shownFilters,
  type MessengerFacts,
  type OpenChannel,
} from './messenger-data.ts';
import type { ChannelsQuery, PartnerQuery } from './messenger.query.ts';

/** Below fewer conversations than these, performers to write to are shown. */
const SHORT_LIST = 5;

export interface MessengerData extends MessengerFacts {
  readonly head: Head;
  readonly loaded: Answer<ResultOf<typeof ChannelsQuery>>;
  /** With whom the open conversation is; none where none is open. */
  readonly partner: readonly Answer<ResultOf<typeof PartnerQuery>>[];
}

/** The channels of the guest, and the conversation that the address names. [SC-messenger] [RE-messengerChannel] */
export const loadMessenger: PageLoad<MessengerData> = async ({ services, url }) => {
  requireLogin(services, url);
  const partnerId = url.searchParams.get(WITH_PARAM);
  if (partnerId !== null) await openChannel(services, partnerId);
  const filter = choiceOf(url, 'filter', shownFilters) ?? 'newest';
  const pages = pagesOf(url);
  const asked = url.searchParams.get(LIST_PARAMS.search)?.slice(0, MAX_SEARCH_LENGTH);
  const search = searchOf(asked) ?? '';
  const online = url.searchParams.get(LIST_PARAMS.online) === 'true';
  const before = url.searchParams.get('before');
  const channel = url.searchParams.get('channel');
  const open = channel === null ? null : await loadChannel(services, channel, before);
  const { vxql } = services;
  const { ChannelsQuery, channelsVariables, PartnerQuery } = await import('./messenger.query.ts');
  const [trail, loaded, ...partner] = await Promise.all([
    loadBreadcrumbs(services, 'messenger', {}),
    vxql.ask(ChannelsQuery, channelsVariables({ filter, pages, search, online }), { fresh: true }),
    ...(open ? [vxql.ask(PartnerQuery, { id: open.channel.actorId }, { fresh: true })] : []),
  ]);
  const texts = { title: 'shell.nav.messages', text: 'messenger.text' } as const;
  const { channels, nextOffset } = loaded.data.content;
  const isShort = nextOffset === null && channels.length < SHORT_LIST;
  const isWhole = filter === 'newest' && search === '' && !online;
  const recommended = isShort && isWhole && !open ? await loadRecommended(services) : [];
  const { count } = loaded.data.total;
  const head = memberHead(services, texts, 'messenger', trail);
  return {
    filter,
    pages,
    search,
    online,
    open,
    recommended,
    loaded,
    partner,
    before,
    at: services.clock.now(),
    key: services.random.uuid(),
    head: { ...head, title: count > 0 ? `(${count}) ${head.title}` : head.title },
  };
};

/** Performers to write to; the page does without them where they cannot be asked for. */
const loadRecommended = async ({
  rest,
}: Pick<Services, 'rest'>): Promise<MessengerFacts['recommended']> =>
  await rest
    .call('GET /messenger/recommendations', { fresh: true })
    .then(({ items }) => items)
    .catch(() => []);

/** Goes on to the channel with a performer. What it opens stands in no list before something is written. */
async function openChannel(
  { vxql, path }: Pick<Services, 'vxql' | 'path'>,
  actorId: string,
): Promise<never> {
  const { TouchChannel } = await import('./messenger.query.ts');
  const { channel } = await vxql.mutate(TouchChannel, { actorId }).catch((error: unknown) => {
    const code = codeOf(error);
    if (code === 'NOT_FOUND' || code === 'BANNED_COUNTRY' || code === 'INVALID_INPUT')
      return notFound();
    throw error;
  });
  // React Router takes a thrown response as the page's answer.
  // oxlint-disable-next-line no-throw-literal
  throw redirect(listAddress(path('messenger', {}), { channel: channel.id }));
}

/** Marks nothing as read: a page that is loaded need not be shown, the browser prepares some ahead. */
async function loadChannel(
  { rest }: Pick<Services, 'rest'>,
  channelId: string,
  before: string | null,
): Promise<OpenChannel> {
  try {
    return await rest.call('GET /messenger/channel/{channelId}', {
      params: { channelId },
      query: before === null ? {} : { before },
      fresh: true,
    });
  } catch (error) {
    return orNotFound(error);
  }
}

/** What nobody could have is not found either. */
export function orNotFound(error: unknown): never {
  if (isHttpError(error) && (error.status === 404 || error.status === 400)) return notFound();
  throw error;
}

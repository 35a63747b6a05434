import { isHttpError } from '@vx/api-client';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad } from '../app/page-load.ts';
import type { Services } from '../app/services.ts';
import { requireLogin } from '../app/require-login.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { shownFilters, type MessengerFacts, type OpenChannel } from './messenger-data.ts';
import { ChannelsQuery, channelsVariables, PartnerQuery } from './messenger.query.ts';

export interface MessengerData extends MessengerFacts {
  readonly head: Head;
}

/** The channels of the guest, and the conversation that the address names. [SC-messenger] [RE-messengerChannel] */
export const loadMessenger: PageLoad<MessengerData> = async ({ services, url }) => {
  requireLogin(services, url);
  const filter = choiceOf(url, 'filter', shownFilters) ?? 'newest';
  const pages = pagesOf(url);
  const before = url.searchParams.get('before');
  const asked = url.searchParams.get('channel');
  const open = asked === null ? null : await loadChannel(services, asked, before);
  const { vxql } = services;
  const [trail, { total }] = await Promise.all([
    loadBreadcrumbs(services, 'messenger', {}),
    vxql.query(ChannelsQuery, channelsVariables(filter, pages), { fresh: true }),
    open && vxql.query(PartnerQuery, { id: open.channel.actorId }, { fresh: true }),
  ]);
  const texts = { title: 'shell.nav.messages', text: 'messenger.text' } as const;
  const head = memberHead(services, texts, 'messenger', trail);
  return {
    filter,
    pages,
    open,
    before,
    at: services.clock.now(),
    head: { ...head, title: total.count > 0 ? `(${total.count}) ${head.title}` : head.title },
  };
};

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

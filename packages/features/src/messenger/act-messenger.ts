import type { PageAction } from '../app/page-action.ts';
import { requireLogin } from '../app/require-login.ts';
import { orNotFound } from './load-messenger.ts';
import { MESSENGER_FIELDS } from './messenger-data.ts';

/** What the guest does on the page of messages where no script listens; the same page follows. */
export const actMessenger: PageAction<null> = async ({ services, form, url }) => {
  requireLogin(services, url);
  const { rest } = services;
  const params = { channelId: url.searchParams.get('channel') ?? '' };
  const archived = form.get(MESSENGER_FIELDS.archived);
  const until = form.get(MESSENGER_FIELDS.seen);
  try {
    if (archived === 'true' || archived === 'false')
      await rest.call('POST /messenger/channel/{channelId}/archive', {
        params,
        body: { archived: archived === 'true' },
      });
    else if (typeof until === 'string')
      await rest.call('POST /messenger/channel/{channelId}/seen', { params, body: { until } });
    else if (form.has(MESSENGER_FIELDS.seeAll)) await rest.call('POST /messenger/seen');
  } catch (error) {
    return orNotFound(error);
  }
  return { kind: 'goto', path: url.pathname + url.search };
};

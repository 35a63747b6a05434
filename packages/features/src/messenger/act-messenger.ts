import { codeOf, type PageAction } from '../app/page-action.ts';
import type { Services } from '../app/services.ts';
import { requireLogin } from '../app/require-login.ts';
import { orNotFound } from './load-messenger.ts';
import { MESSENGER_FIELDS, type MessageRefusal } from './messenger-data.ts';

/** What the guest does on the page of messages where no script listens; the same page follows. */
export const actMessenger: PageAction<MessageRefusal> = async ({ services, form, url }) => {
  requireLogin(services, url);
  const { rest } = services;
  const params = { channelId: url.searchParams.get('channel') ?? '' };
  const archived = form.get(MESSENGER_FIELDS.archived);
  const blocked = form.get(MESSENGER_FIELDS.blocked);
  const until = form.get(MESSENGER_FIELDS.seen);
  const text = form.get(MESSENGER_FIELDS.text);
  if (typeof text === 'string') {
    const refusal = await write(rest, params.channelId, text, form);
    if (refusal) return { kind: 'refused', refusal };
    return { kind: 'goto', path: url.pathname + url.search };
  }
  try {
    if (archived === 'true' || archived === 'false')
      await rest.call('POST /messenger/channel/{channelId}/archive', {
        params,
        body: { archived: archived === 'true' },
      });
    else if (blocked === 'true' || blocked === 'false')
      await rest.call('POST /messenger/channel/{channelId}/block', {
        params,
        body: { blocked: blocked === 'true' },
      });
    else if (typeof until === 'string')
      await rest.call('POST /messenger/channel/{channelId}/seen', { params, body: { until } });
    else if (form.has(MESSENGER_FIELDS.seeAll)) await rest.call('POST /messenger/seen');
  } catch (error) {
    return orNotFound(error);
  }
  return { kind: 'goto', path: url.pathname + url.search };
};

/** A message by form; the key in the page makes a second press harmless. @returns why nothing was written */
async function write(
  rest: Services['rest'],
  channelId: string,
  text: string,
  form: FormData,
): Promise<MessageRefusal | null> {
  const key = form.get(MESSENGER_FIELDS.key);
  try {
    await rest.call('POST /messenger/channel/{channelId}/messages', {
      params: { channelId },
      body: { text, expectedPrice: Number(form.get(MESSENGER_FIELDS.price) ?? 0) },
      ...(typeof key === 'string' && { idempotencyKey: key }),
    });
    return null;
  } catch (error) {
    return { code: codeOf(error), text };
  }
}

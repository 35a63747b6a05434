import type { Price } from '@vx/contract';
import type { RestContract } from '@vx/contract/rest';
import type { ChannelRow } from './lines.repository.ts';
import type { TermsView } from './message-terms.ts';
import type { MessageRow } from './messenger.repository.ts';

type Page = RestContract['GET /messenger/channel/{channelId}']['response'];

/** A channel as its guest sees it. */
export const channelOf = (
  row: ChannelRow,
  isActorOnline: boolean,
  terms: TermsView,
): Page['channel'] => ({
  id: String(row.id),
  actorId: String(row.actor_id),
  guestId: row.guest_id,
  unread: row.unread_count > 0,
  unreadCount: row.unread_count,
  archived: row.archived,
  blocked: row.blocked,
  isActorOnline,
  lastMessageId: row.last_message_id === null ? null : String(row.last_message_id),
  lastMessageType: row.last_message_id === null ? null : row.last_message_kind,
  subject: row.subject,
  messageTimestamp:
    row.last_message_id === null ? null : (row.last_message_at?.toISOString() ?? null),
  lastViewedTimestamp: row.last_viewed_at?.toISOString() ?? null,
  ...terms,
});

/** A message as its guest sees it, with what it cost; `null`: nothing. */
export const messageOf = (row: MessageRow, price: Price | null): Page['messages'][number] => ({
  id: String(row.id),
  senderType: row.sender,
  type: row.kind,
  data: {
    ...(row.body.text !== undefined && { text: row.body.text }),
    ...('gifts' in row.body && { gifts: [...row.body.gifts] }),
  },
  sentAt: row.at.toISOString(),
  ...(row.sender === 'guest' && row.client_id !== null && { clientId: row.client_id }),
  ...(price && { price }),
});

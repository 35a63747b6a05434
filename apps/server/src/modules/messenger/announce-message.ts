import type { StudioChannel, StudioMessage } from '@vx/contract/studio';
import type { Price } from '@vx/contract';
import { subjectOf, type GiftPart } from '@vx/messenger-core/rules';
import type { Transaction } from '../../platform/database/index.ts';
import type { Language } from '../actors/index.ts';
import type { ChannelRow, Line, SaidLine } from './lines.repository.ts';
import { announceChange, type MessengerDeps } from './messenger-deps.ts';
import { noteLastMessage, type MessageRow } from './messenger.repository.ts';
import { studioClientIdOf } from './studio-key.ts';
import type { MessengerTables } from './tables.ts';
import { messageOf } from './views.ts';

type Tx = Transaction<MessengerTables>;

/** What the ledger knows of a message by. Ids of other things are numbers, too. */
export const referenceOf = (line: Pick<Line, 'id'>): string => `message:${line.id}`;

/** What was given in a line. */
export const givenIn = ({ body }: Pick<SaidLine, 'body'>): readonly GiftPart[] =>
  'gifts' in body ? body.gifts : [];

/** A channel as its performer sees it: of the guest nothing that the product does not tell of them. */
export async function studioChannelOf(
  { accounts }: Pick<MessengerDeps, 'accounts'>,
  row: ChannelRow,
  tx?: Tx,
): Promise<StudioChannel> {
  const guest = await accounts.find(row.guest_id, tx);
  return {
    channelId: String(row.id),
    name: guest?.name ?? '',
    language: guest?.language ?? 'en',
    unreadCount: row.actor_unread_count,
    subject: row.subject,
    lastMessageId: row.last_message_id === null ? null : String(row.last_message_id),
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    blocked: row.blocked_by_actor,
  };
}

/** Messages as their performer reads them, with what they brought. */
export async function studioMessagesOf(
  { money, gifts }: Pick<MessengerDeps, 'money' | 'gifts'>,
  channel: Pick<ChannelRow, 'id' | 'guest_id' | 'actor_id'>,
  rows: readonly MessageRow[],
  language: Language,
  tx?: Tx,
): Promise<readonly StudioMessage[]> {
  const [wallet, parts] = await Promise.all([
    money.balanceOf(channel.guest_id, tx),
    money.performerPartsOf({ actorId: channel.actor_id }, rows.map(referenceOf), tx),
  ]);
  const currency = wallet?.currency ?? 'VXC';
  const show = (value: number): Price => money.display({ value, currency }, language);
  return await Promise.all(
    rows.map(async (row) => ({
      channelId: String(channel.id),
      messageId: String(row.id),
      clientId: studioClientIdOf(row),
      from: row.sender === 'actor' ? ('performer' as const) : row.sender,
      text: row.body.text ?? '',
      gifts: [...(await gifts.describe(givenIn(row), language, tx))],
      at: row.at.toISOString(),
      paid: show(row.price ?? 0),
      earned: show(parts.get(referenceOf(row)) ?? 0),
    })),
  );
}

/**
 * Puts a message that was written on its channel, and tells both sides of it in the same transaction, all windows of
 * theirs. The caller holds the lock of the channel, and has taken what the message costs.
 *
 * @param price what the guest paid for it
 * @returns the channel as it stands now
 */
export async function announceMessage(
  deps: MessengerDeps,
  tx: Tx,
  channelId: number,
  line: SaidLine,
  price: Price | null = null,
): Promise<ChannelRow> {
  const channel = await noteLastMessage(tx, channelId, {
    messageId: line.id,
    kind: line.kind,
    subject: subjectOf(line.kind, line.body),
    at: line.at,
    sender: line.sender,
  });
  await deps.guestEvents.append(tx, channel.guest_id, 'channelMessage', {
    channelId: String(channel.id),
    actorId: String(channel.actor_id),
    message: {
      ...messageOf(line, price),
      ...(line.sender === 'guest' && line.kind === 'text' && { mayTakeBack: true }),
    },
  });
  const performer = await deps.performers?.of(channel.actor_id, tx);
  if (performer) {
    const [message] = await studioMessagesOf(deps, channel, [line], performer.language, tx);
    if (message)
      await deps.performerEvents.append(tx, performer.id, 'message', {
        channel: await studioChannelOf(deps, channel, tx),
        message,
      });
  }
  announceChange(deps, channel.guest_id, channel.id);
  return channel;
}

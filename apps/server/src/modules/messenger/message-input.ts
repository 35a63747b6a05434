import type { SenderType } from '@vx/contract/enums';
import type { SocketContract } from '@vx/contract/socket';
import { giftsOf, MAX_GIFTS, messageTextOf, type GiftCount } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import { isSaid, type Line, type SaidLine } from './lines.repository.ts';
import type { MessageRow } from './messenger.repository.ts';

type SendMessage = SocketContract['sendMessage']['payload'];

/** The id that a call names. @throws OperationError NOT_FOUND when nothing can have it */
export function idOf(text: string | number): number {
  const id = rowIdOf(String(text));
  if (id === null) throw new OperationError('NOT_FOUND');
  return id;
}

/** @throws OperationError INVALID_INPUT with `path`: empty, or longer than a message may be */
export function readMessage(given: string | undefined, path: string): string {
  const text = messageTextOf(given);
  if (text === null)
    throw new OperationError('INVALID_INPUT', { fields: [{ path, rule: 'length' }] });
  return text;
}

/** What a message says: words, gifts, or gifts with words to them. */
export interface MessageContent {
  readonly text?: string;
  readonly gifts?: readonly GiftCount[];
}

/**
 * What a message of the socket says.
 * @param read reads the words, which may be longer in a message than in a chat
 * @throws OperationError INVALID_INPUT: a type that guests cannot send, no gift or too many, or a text as of `readMessage`
 */
export function readContent(
  { messageType, data, includedGifts }: Pick<SendMessage, 'messageType' | 'data' | 'includedGifts'>,
  read: (given: string | undefined, path: string) => string = readMessage,
): MessageContent {
  const refuse = (path: string, rule: string): never => {
    throw new OperationError('INVALID_INPUT', { fields: [{ path: `payload/${path}`, rule }] });
  };
  const isGift = messageType === 'gift';
  if (!isGift && messageType !== 'text') refuse('messageType', 'enum');
  if (isGift === (includedGifts.length === 0))
    refuse('includedGifts', isGift ? 'minItems' : 'maxItems');
  const gifts = giftsOf(includedGifts);
  if (gifts.some(({ quantity }) => quantity > MAX_GIFTS)) refuse('includedGifts', 'maximum');
  const text = isGift && data.text === undefined ? undefined : read(data.text, 'payload/data/text');
  return { ...(text !== undefined && { text }), ...(isGift && { gifts }) };
}

/** Whether a line says the same. */
export function isSameContent(
  line: Pick<SaidLine, 'body'>,
  { text, gifts = [] }: MessageContent,
): boolean {
  if (line.body.text !== text) return false;
  const given: readonly GiftCount[] = 'gifts' in line.body ? line.body.gifts : [];
  return (
    given.length === gifts.length &&
    given.every(
      ({ giftId, quantity }, index) =>
        gifts[index]?.giftId === giftId && gifts[index].quantity === quantity,
    )
  );
}

/** @throws OperationError IDEMPOTENCY_KEY_REUSED: something else was said under the key */
export function sameMessage(
  line: Line,
  said: { readonly sender: SenderType } & MessageContent,
): SaidLine {
  const isSame =
    isSaid(line) &&
    line.participation_id === null &&
    line.sender === said.sender &&
    isSameContent(line, said);
  if (!isSame) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
  return line;
}

/**
 * A page of a conversation, the oldest first; `next` is the id below which older ones go on.
 * @param list answers the newest first
 * @throws OperationError INVALID_INPUT
 */
export async function pageOf(
  asked: { readonly before?: string | undefined; readonly limit?: number | undefined },
  list: (page: {
    readonly before: number | null;
    readonly limit: number;
  }) => Promise<readonly MessageRow[]>,
): Promise<{ readonly messages: readonly MessageRow[]; readonly next: string | null }> {
  const before = asked.before === undefined ? null : rowIdOf(asked.before);
  if (asked.before !== undefined && before === null)
    throw new OperationError('INVALID_INPUT', { field: 'before' });
  const limit = asked.limit ?? 30;
  // One more than shown tells whether there are older ones.
  const found = await list({ before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    messages: shown.toReversed(),
    next: found.length > limit ? String(shown.at(-1)?.id) : null,
  };
}

import type { SenderType } from '@vx/contract/enums';
import { messageTextOf } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';
import { rowIdOf } from '../../platform/row-id.ts';
import type { Line } from './lines.repository.ts';
import type { MessageRow } from './messenger.repository.ts';

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

/** @throws OperationError IDEMPOTENCY_KEY_REUSED: something else was said under the key */
export function sameMessage(
  line: Line,
  said: { readonly sender: SenderType; readonly text: string },
): Line<'text'> {
  const message = line as Line<'text'>;
  const isSame =
    line.kind === 'text' &&
    line.participation_id === null &&
    line.sender === said.sender &&
    message.body.text === said.text;
  if (!isSame) throw new OperationError('IDEMPOTENCY_KEY_REUSED');
  return message;
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

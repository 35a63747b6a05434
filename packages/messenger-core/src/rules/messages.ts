import { channelFilters, type ChannelFilter, type MessageType } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { MessageData } from './tables.ts';

/** Characters of the last message that a list shows. */
const SUBJECT = 120;

export const channelOrders = ['newest', 'oldest'] as const;
export type ChannelOrder = (typeof channelOrders)[number];

/** One of the values, the first when nothing is given. @throws OperationError INVALID_INPUT */
function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  given: string | null | undefined,
  field: string,
): Value {
  const found = given ? values.find((value) => value === given) : values[0];
  if (!found) throw new OperationError('INVALID_INPUT', { field });
  return found;
}

/** [RU-messenger-filters] */
export const filterOf = (given: string | null | undefined): ChannelFilter =>
  oneOf(channelFilters, given, 'filter');

export const orderOf = (given: string | null | undefined): ChannelOrder =>
  oneOf(channelOrders, given, 'order');

/** The first words of a message, as lists show them. */
export function subjectOf(type: MessageType, { text = '' }: MessageData): string {
  if (type !== 'text') return '';
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SUBJECT) return line;
  const cut = line.slice(0, SUBJECT - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${end > SUBJECT / 2 ? cut.slice(0, end) : cut}…`;
}

/** Which of several wordings a performer has for a guest: always the same for these two. */
export const wordingOf = (guestId: string, actorId: number, wordings: number): number =>
  (Number.parseInt(guestId.slice(0, 8), 16) + actorId) % wordings;

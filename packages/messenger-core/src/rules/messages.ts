/** Lists of channels, and what they show of a message. */

import { channelFilters, type ChannelFilter, type MessageType } from '@vx/contract/enums';

/** Characters of the last message that a list shows. */
const MAX_SUBJECT_LENGTH = 120;

export const channelOrders = ['newest', 'oldest'] as const;

/** How a list of channels is sorted: a value of `channelOrders`. */
export type ChannelOrder = (typeof channelOrders)[number];

/** The value that was given, the first when none was, `null` when there is no such value. */
const oneOf = <Value extends string>(
  values: readonly [Value, ...Value[]],
  given: string | null | undefined,
): Value | null => (given ? (values.find((value) => value === given) ?? null) : values[0]);

/** The filter of a list; `null`: there is no such filter. [RU-messenger-filters] */
export const filterOf = (given: string | null | undefined): ChannelFilter | null =>
  oneOf(channelFilters, given);

/** The order of a list; `null`: there is no such order. */
export const orderOf = (given: string | null | undefined): ChannelOrder | null =>
  oneOf(channelOrders, given);

/** The first words of a message, as lists show them. */
export function subjectOf(type: MessageType, { text = '' }: { readonly text?: string }): string {
  if (type !== 'text' && type !== 'gift') return '';
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_SUBJECT_LENGTH) return line;
  const cut = line.slice(0, MAX_SUBJECT_LENGTH - 1).toWellFormed();
  const end = cut.lastIndexOf(' ');
  return `${end > MAX_SUBJECT_LENGTH / 2 ? cut.slice(0, end) : cut}…`;
}

import type { AlertChange } from '../forms/alert-change.ts';
import type { AlertSettings } from '../texts/alert-channels.ts';

/** What a change changes of its row, as the settings name it. */
export const alertKey = ({ event, channel }: Pick<AlertChange, 'event' | 'channel'>): string =>
  `${event}:${channel}`;

/** Changes that wait for their answer, with some more; a later one of the same replaces an earlier one. */
export function withChanges(
  waiting: readonly AlertChange[],
  changes: readonly AlertChange[],
): readonly AlertChange[] {
  const isSame = (one: AlertChange) =>
    changes.some((change) => change.row === one.row && alertKey(change) === alertKey(one));
  return [...waiting.filter((one) => !isSame(one)), ...changes];
}

/** What gives a performer the settings of all again. */
export const resetChanges = (
  { events }: Pick<AlertSettings, 'events'>,
  row: string,
): readonly AlertChange[] =>
  events
    .filter(({ byActor }) => byActor)
    .flatMap(({ event, channels }) =>
      channels.map((channel) => ({ row, event, channel, value: 'default' as const })),
    );

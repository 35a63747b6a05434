import { ALL_ROW, type AlertChange } from '../../forms/alert-change.ts';
import {
  alertChannels,
  type AlertChannelView,
  type AlertSettings,
} from '../../texts/alert-channels.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { alertKey } from '../alert-changes.ts';

/** What is told of whom. */
export interface AlertsTableRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'default' | 'inherited' | 'own' | 'muted';
  readonly picture: string | undefined;
  readonly on: readonly string[];
  readonly pending: readonly string[];
  /** Gives a performer the settings of all again, where it has its own. */
  readonly reset: { readonly label: string; readonly name: string } | undefined;
}

/** The table of what a guest is told of: a row for each event, a switch for each channel. */
export interface AlertsTable {
  readonly channels: readonly AlertChannelView[];
  readonly events: readonly {
    readonly id: string;
    readonly label: string;
    readonly channels: readonly string[];
    readonly onlyForAll: boolean;
  }[];
  readonly rows: readonly AlertsTableRow[];
  /** Those whom the table does not show. */
  readonly more: string | null;
}

/**
 * What is told how, for all and for each performer whom the guest follows.
 * @param requested what waits for its answer: shown as if it were taken
 */
export function toAlertsTable(
  settings: AlertSettings,
  requested: readonly AlertChange[],
  texts: Pick<Texts, 't' | 'path'>,
): AlertsTable {
  const { t } = texts;
  const rows: readonly AlertsTableRow[] = [
    {
      id: ALL_ROW,
      title: t('alerts.all'),
      text: t('alerts.allText', { count: settings.followed }),
      kind: 'default',
      picture: undefined,
      ...shownOf(requested, ALL_ROW, settings.on),
      reset: undefined,
    },
    ...settings.actors.map((actor) => rowOf(actor, requested, texts)),
  ];
  const hidden = settings.followed - settings.actors.length;
  return {
    rows,
    channels: alertChannels(
      texts,
      settings.channels,
      rows.flatMap(({ on }) => on),
      t,
    ),
    events: settings.events.map(({ event, channels, byActor }) => ({
      id: event,
      label: t(`alerts.event.${event}`),
      channels,
      onlyForAll: !byActor,
    })),
    more: hidden > 0 ? t('alerts.more', { count: hidden }) : null,
  };
}

function rowOf(
  { actorId, name, picture, own, on }: AlertSettings['actors'][number],
  requested: readonly AlertChange[],
  { t }: Pick<Texts, 't'>,
): AlertsTableRow {
  const shown = shownOf(requested, actorId, on);
  const isOwn = own || shown.pending.length > 0;
  const kind = !isOwn ? 'inherited' : shown.on.length === 0 ? 'muted' : 'own';
  return {
    id: actorId,
    title: name,
    text: t(`alerts.${kind}`),
    kind,
    picture,
    ...shown,
    reset: own ? { label: t('alerts.reset'), name: t('alerts.resetNamed', { name }) } : undefined,
  };
}

function shownOf(
  requested: readonly AlertChange[],
  row: string,
  on: readonly string[],
): Pick<AlertsTableRow, 'on' | 'pending'> {
  const mine = requested.filter((one) => one.row === row);
  const shown = new Set(on);
  for (const one of mine) {
    if (one.value === true) shown.add(alertKey(one));
    if (one.value === false) shown.delete(alertKey(one));
  }
  return { on: [...shown], pending: mine.map(alertKey) };
}

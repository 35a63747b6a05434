import { useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import {
  alertChannels,
  type AlertChannelView,
  type AlertSettings,
} from '../texts/alert-channels.ts';
import { ALERT_FIELD, ALL_ROW, formatChange, type AlertChange } from '../forms/alert-change.ts';
import type { AccountData } from './load-account.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

export interface AlertRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'default' | 'inherited' | 'own' | 'muted';
  readonly picture: string | undefined;
  readonly on: readonly string[];
  readonly pending: readonly string[];
  readonly reset: { label: string; name: string; onReset: () => void } | undefined;
}

export interface AlertsView {
  readonly form: AccountForm;
  /** A plain form led here: with JavaScript the buttons say it themselves. */
  readonly savedPlain: boolean;
  readonly channels: readonly AlertChannelView[];
  readonly events: readonly {
    readonly id: string;
    readonly label: string;
    readonly channels: readonly string[];
    readonly onlyForAll: boolean;
  }[];
  readonly rows: readonly AlertRow[];
  /** Those whom the table does not show. */
  readonly more: string | null;
  readonly toggle: (row: string, event: string, channel: string, on: boolean) => void;
  /** What the buttons post without JavaScript. */
  readonly plain: {
    readonly name: string;
    readonly value: (row: string, event: string, channel: string, on: boolean) => string;
    readonly reset: (row: string) => string;
    readonly hidden: Readonly<Record<string, string>>;
  };
}

const keyOf = ({ event, channel }: Pick<AlertChange, 'event' | 'channel'>): string =>
  `${event}:${channel}`;

/** What is told how: shown as wished at once, taken back when the server refuses. */
export function useAlerts(data: AccountData, settings: AlertSettings): AlertsView {
  const services = useServices();
  const t = useTranslate();
  const form = useAccountForm(data, 'alerts');
  const [wished, setWished] = useState<readonly AlertChange[]>([]);
  const [answered, setAnswered] = useState(form.outcome);
  // Every form carries all that is not answered yet, so the latest answer settles everything.
  if (form.outcome !== answered) {
    setAnswered(form.outcome);
    setWished([]);
  }
  const wish = (changes: readonly AlertChange[]): void => {
    const isSame = (one: AlertChange) =>
      changes.some((change) => change.row === one.row && keyOf(change) === keyOf(one));
    const all = [...wished.filter((one) => !isSame(one)), ...changes];
    setWished(all);
    form.send({ [ALERT_FIELD]: all.map(formatChange).join(',') });
  };
  const resetOf = (row: string): readonly AlertChange[] =>
    settings.events
      .filter(({ byActor }) => byActor)
      .flatMap(({ event, channels }) =>
        channels.map((channel) => ({ row, event, channel, value: 'default' as const })),
      );
  const shownOf = (row: string, on: readonly string[]) => {
    const mine = wished.filter((one) => one.row === row);
    const shown = new Set(on);
    for (const one of mine) {
      if (one.value === true) shown.add(keyOf(one));
      if (one.value === false) shown.delete(keyOf(one));
    }
    return { on: [...shown], pending: mine.map(keyOf) };
  };
  const rows: AlertRow[] = settings.actors.map(({ actorId, name, picture, own, on }) => {
    const shown = shownOf(actorId, on);
    const isOwn = own || shown.pending.length > 0;
    const kind = !isOwn ? 'inherited' : shown.on.length === 0 ? 'muted' : 'own';
    return {
      id: actorId,
      title: name,
      text: t(`alerts.${kind}`),
      kind,
      picture,
      ...shown,
      reset: own
        ? {
            label: t('alerts.reset'),
            name: t('alerts.resetNamed', { name }),
            onReset: () => wish(resetOf(actorId)),
          }
        : undefined,
    };
  });
  const all = shownOf(ALL_ROW, settings.on);
  const hidden = settings.followed - settings.actors.length;
  return {
    form,
    savedPlain: form.state === 'done' && form.outcome === null && wished.length === 0,
    channels: alertChannels(
      services,
      settings.channels,
      [all, ...rows].flatMap(({ on }) => on),
      t,
    ),
    events: settings.events.map(({ event, channels, byActor }) => ({
      id: event,
      label: t(`alerts.event.${event}`),
      channels,
      onlyForAll: !byActor,
    })),
    rows: [
      {
        id: ALL_ROW,
        title: t('alerts.all'),
        text: t('alerts.allText', { count: settings.followed }),
        kind: 'default',
        picture: undefined,
        ...all,
        reset: undefined,
      },
      ...rows,
    ],
    more: hidden > 0 ? t('alerts.more', { count: hidden }) : null,
    toggle: (row, event, channel, on) => wish([{ row, event, channel, value: on }]),
    plain: {
      name: ALERT_FIELD,
      value: (row, event, channel, value) => formatChange({ row, event, channel, value }),
      reset: (row) => resetOf(row).map(formatChange).join(','),
      hidden: form.hidden,
    },
  };
}

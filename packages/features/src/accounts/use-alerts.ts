import { useState } from 'react';
import { ALERT_FIELD, formatChange, type AlertChange } from '../forms/alert-change.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { AlertsData } from './account-data.ts';
import { resetChanges, withChanges } from './alert-changes.ts';
import { toAlertsTable, type AlertsTable, type AlertsTableRow } from './presenters/alerts.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

export interface AlertRow extends Omit<AlertsTableRow, 'reset'> {
  readonly reset: { label: string; name: string; onReset: () => void } | undefined;
}

export interface AlertsView extends Omit<AlertsTable, 'rows'> {
  readonly form: AccountForm;
  /** A plain form led here: with JavaScript the buttons say it themselves. */
  readonly savedPlain: boolean;
  readonly rows: readonly AlertRow[];
  readonly toggle: (row: string, event: string, channel: string, on: boolean) => void;
  /** What the buttons post without JavaScript. */
  readonly plain: {
    readonly name: string;
    readonly value: (row: string, event: string, channel: string, on: boolean) => string;
    readonly reset: (row: string) => string;
    readonly hidden: Readonly<Record<string, string>>;
  };
}

/** What is told how: shown as requested at once, taken back when the server refuses. */
export function useAlerts(data: AlertsData): AlertsView {
  const { settings } = data;
  const form = useAccountForm(data, 'alerts');
  const [requested, setRequested] = useState<readonly AlertChange[]>([]);
  const [answered, setAnswered] = useState(form.outcome);
  // Every form carries all that is not answered yet, so the latest answer settles everything.
  if (form.outcome !== answered) {
    setAnswered(form.outcome);
    setRequested([]);
  }
  const request = (changes: readonly AlertChange[]): void => {
    const all = withChanges(requested, changes);
    setRequested(all);
    form.send({ [ALERT_FIELD]: all.map(formatChange).join(',') });
  };
  const table = toAlertsTable(settings, requested, useTexts());
  return {
    ...table,
    form,
    savedPlain: form.state === 'done' && form.outcome === null && requested.length === 0,
    rows: table.rows.map((row) => ({
      ...row,
      reset: row.reset && {
        ...row.reset,
        onReset: () => request(resetChanges(settings, row.id)),
      },
    })),
    toggle: (row, event, channel, on) => request([{ row, event, channel, value: on }]),
    plain: {
      name: ALERT_FIELD,
      value: (row, event, channel, value) => formatChange({ row, event, channel, value }),
      reset: (row) => resetChanges(settings, row).map(formatChange).join(','),
      hidden: form.hidden,
    },
  };
}

/** The row that stands for all performers, and for what concerns none. */
export const ALL_ROW = 'all';

/** Name of the field that carries changes. */
export const ALERT_FIELD = 'alert';

/** What one button of the settings changes, as it travels in a form: `row:event:channel:value`. */
export interface AlertChange {
  readonly row: string;
  readonly event: string;
  readonly channel: string;
  readonly value: boolean | 'default';
}

export const formatChange = ({ row, event, channel, value }: AlertChange): string =>
  [row, event, channel, value === 'default' ? value : value ? 'on' : 'off'].join(':');

const shape = /^(all|[1-9]\d{0,8}):([a-z]+):([a-z]+):(on|off|default)$/;

/** Several changes of one form; `null` when it is none of ours. */
export function parseChanges(text: string): readonly AlertChange[] | null {
  const changes: AlertChange[] = [];
  for (const part of text.split(',')) {
    const [, row, event, channel, value] = shape.exec(part) ?? [];
    if (!row || !event || !channel || !value) return null;
    changes.push({ row, event, channel, value: value === 'default' ? value : value === 'on' });
  }
  return changes;
}

/** The preference that a change stores. */
export const preferenceOf = ({ row, event, channel, value }: AlertChange) =>
  [`notify:${event}:${channel}${row === ALL_ROW ? '' : `:${row}`}`, value] as const;

import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { TextLink } from '../link/TextLink.tsx';
import { Note } from '../status-bar/StatusBar.tsx';
import './notification-settings.css';

/** A way of telling: a column of the table. */
export type NotificationChannel = {
  id: string;
  glyph: Glyph;
  label: string;
  text?: string | undefined;
  /** "On", "Off", "Blocked". */
  stateText: string;
  state: 'on' | 'off' | 'denied';
  /** Where what it lacks is mended. */
  fix?: { label: string; href: string } | undefined;
};

/** Something that can be told of: a row of the table. */
export type NotificationRow = {
  id: string;
  title: string;
  /** "As default", "Own choice", "Muted until 1 December". */
  text: string;
  /** Follows the default, has its own choice, or is silent. */
  kind: 'default' | 'inherited' | 'own' | 'muted';
  picture?: string | undefined;
  /** What is on, as `event:channel`. */
  on: readonly string[];
  /** Waits for the server, as `event:channel`. */
  pending?: readonly string[] | undefined;
  /** Gives an own choice back: words, and the whole of what the button does. */
  reset?: { label: string; name: string; onReset: () => void } | undefined;
};

export type NotificationSettingsProps = RootProps<'div', 'onToggle'> & {
  /** The name of the table. */
  label: string;
  /** The heading of the first column. */
  who: string;
  /** The channels, in order. */
  channels: readonly NotificationChannel[];
  /** What can be told about, in order: in these ways (default: in all), and for single rows or for all at once only. */
  events: readonly {
    id: string;
    label: string;
    channels?: readonly string[] | undefined;
    onlyForAll?: boolean | undefined;
  }[];
  /** The rows, in order. */
  rows: readonly NotificationRow[];
  /** Called with what it should become. */
  onToggle: (row: string, event: string, channel: string, on: boolean) => void;
  /** Without script each button posts this field with what it should become; `reset` gives back. */
  form?:
    | {
        name: string;
        value: (row: string, event: string, channel: string, on: boolean) => string;
        /** Where rows have a `reset`. */
        reset?: ((row: string) => string) | undefined;
        hidden: Readonly<Record<string, string>>;
        /** Where it is posted to; default: the page itself. */
        action?: string | undefined;
      }
    | undefined;
  /** Push is blocked in the browser: says how to unblock it. */
  denied?: { title: string; text: string; action?: ReactNode } | undefined;
  /** Quiet hours and the like. */
  children?: ReactNode;
};

/** Said once more: on phones rows are laid out as blocks, and some browsers forget then what they are. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

type Cell = { row: NotificationRow; event: NotificationSettingsProps['events'][number] };

/** Whether a row can choose about an event. */
const isOpen = ({ row, event }: Cell): boolean =>
  event.onlyForAll !== true || row.kind === 'default';

function Table({
  form,
  children,
}: Pick<NotificationSettingsProps, 'form' | 'children'>): ReactElement {
  if (form === undefined) return <div className="vx-alerts__table-box">{children}</div>;
  return (
    <form method="post" action={form.action} className="vx-alerts__table-box">
      {Object.entries(form.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Which alert comes on which way, for all and for single performers. A table; on phones one block a person. */
export function NotificationSettings({
  label,
  who,
  channels,
  events,
  rows,
  onToggle,
  form,
  denied,
  children,
  ...rest
}: NotificationSettingsProps): ReactElement {
  const post = (value: string | undefined) =>
    form === undefined
      ? ({ type: 'button' } as const)
      : ({ type: 'submit', name: form.name, value } as const);
  const buttons = ({ row, event }: Cell): ReactElement => (
    <span className="vx-alerts__ways">
      {channels.map((channel) => {
        if (event.channels?.includes(channel.id) === false)
          return <span key={channel.id} className="vx-alerts__gap" aria-hidden="true" />;
        const key = `${event.id}:${channel.id}`;
        const on = row.on.includes(key);
        return (
          <button
            key={channel.id}
            {...post(form?.value(row.id, event.id, channel.id, !on))}
            className="vx-alerts__way"
            aria-pressed={on}
            aria-label={`${row.title}, ${event.label}: ${channel.label}`}
            aria-busy={row.pending?.includes(key) === true ? true : undefined}
            disabled={channel.state === 'denied'}
            onClick={(pressed) => {
              pressed.preventDefault();
              onToggle(row.id, event.id, channel.id, !on);
            }}
          >
            <Icon glyph={channel.glyph} weight={on ? 'fill' : 'regular'} size="sm" />
          </button>
        );
      })}
    </span>
  );
  return (
    <div {...rootProps(rest, 'vx-alerts')}>
      <ul className="vx-alerts__channels">
        {channels.map((channel) => (
          <li key={channel.id} className="vx-alerts__channel">
            <Icon glyph={channel.glyph} weight="fill" />
            <div className="vx-alerts__words">
              <p className="vx-alerts__name">{channel.label}</p>
              {channel.text === undefined ? null : (
                <p className="vx-alerts__text">{channel.text}</p>
              )}
              {channel.fix === undefined ? null : (
                <TextLink className="vx-alerts__fix" href={channel.fix.href}>
                  {channel.fix.label}
                </TextLink>
              )}
            </div>
            <Badge
              tone={
                channel.state === 'on'
                  ? 'online'
                  : channel.state === 'denied'
                    ? 'warning'
                    : 'neutral'
              }
            >
              {channel.stateText}
            </Badge>
          </li>
        ))}
      </ul>
      {denied === undefined ? null : (
        <Note tone="info" title={denied.title} action={denied.action}>
          {denied.text}
        </Note>
      )}
      {children}
      <Table form={form}>
        <table className="vx-alerts__table" {...roles.table}>
          <caption className="vx-visually-hidden">{label}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th scope="col" {...roles.columnHead}>
                {who}
              </th>
              {events.map((event) => (
                <th key={event.id} scope="col" {...roles.columnHead}>
                  {event.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <tr key={row.id} {...roles.row} data-kind={row.kind}>
                <th scope="row" {...roles.rowHead}>
                  <span className="vx-alerts__person">
                    {row.kind === 'default' ? null : (
                      <Avatar name={row.title} src={row.picture} size="rail" />
                    )}
                    <span className="vx-alerts__words">
                      <span className="vx-alerts__name">{row.title}</span>
                      <span className="vx-alerts__text">{row.text}</span>
                      {row.reset === undefined ? null : (
                        <button
                          {...post(form?.reset?.(row.id))}
                          className="vx-alerts__reset"
                          aria-label={row.reset.name}
                          onClick={(pressed) => {
                            pressed.preventDefault();
                            row.reset?.onReset();
                          }}
                        >
                          {row.reset.label}
                        </button>
                      )}
                    </span>
                  </span>
                </th>
                {events.map((event) => (
                  <td
                    key={event.id}
                    {...roles.cell}
                    data-label={event.label}
                    data-empty={isOpen({ row, event }) ? undefined : ''}
                  >
                    {isOpen({ row, event }) ? buttons({ row, event }) : null}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Table>
    </div>
  );
}

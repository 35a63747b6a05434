import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checksIcon, magnifyingGlassIcon } from '../icons/index.ts';
import { rootOf } from '../internal/root-of.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { PresenceDot } from '../live-badge/LiveBadge.tsx';
import type { Option } from '../option/option.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Switch } from '../switch/Switch.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ChannelRow, type ChannelSnapshot } from './ChannelRow.tsx';
import type { MenuItem } from '../menu/Menu.tsx';
import './channel-list.css';

export type ChannelListProps = RootProps<'section'> & {
  /** A column beside the conversation, a page on phones, or the few newest in the bar. */
  variant?: 'column' | 'page' | 'bar' | undefined;
  /** Heading. */
  title: string;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 1 | 2 | 3 | undefined;
  /** The channels, in order. */
  channels: readonly ChannelSnapshot[];
  /** The id of the open one. */
  current?: string | undefined;
  /** `null` while nothing is unread. With a field it is a form that goes to the page, and works without script. */
  markAllRead?:
    | {
        label: string;
        run: (() => void) | null;
        field?: { name: string; value: string } | undefined;
      }
    | undefined;
  /**
   * A form that works without script: it asks `action` for `name`, what is `hidden`, and for the filter of those who
   * are on. `apply` names its button, which only stands there without script.
   */
  search?:
    | {
        label: string;
        name: string;
        value: string;
        onChange: (value: string) => void;
        maxLength?: number | undefined;
        action?: string | undefined;
        hidden?: Readonly<Record<string, string>> | undefined;
        apply?: string | undefined;
      }
    | undefined;
  /** Newest, unread, archived, blocked; options with an address are links and need no handler. */
  filter?:
    | {
        label: string;
        options: readonly Option[];
        value: string;
        onChange?: ((value: string) => void) | undefined;
      }
    | undefined;
  /** The filter for channels that are on now; `name` is what the form of the search sends it as. */
  onlyOnline?:
    | {
        label: string;
        checked: boolean;
        onChange: (checked: boolean) => void;
        name?: string | undefined;
      }
    | undefined;
  /** Archive, block and the like; on touch they are reached by a swipe, too. */
  actionsOf?: ((channel: ChannelSnapshot) => readonly MenuItem[]) | undefined;
  /** Rows of the layout to come, while nothing is there yet. */
  loading?: boolean | undefined;
  /** An `EmptyState`: what belongs here. */
  empty?: ReactNode;
  /** Below the rows: more of them, all messages. */
  footer?: ReactNode;
};

function Tools(props: ChannelListProps & { shown: boolean; searchId: string }): ReactElement {
  const { variant = 'column', search, filter, onlyOnline } = props;
  const formId = useId();
  const field =
    search === undefined ? null : (
      <search id={props.searchId} className="vx-channels__search" hidden={!props.shown}>
        {/* What is typed is searched for already. */}
        <form id={formId} action={search.action} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={search.label}
            hideLabel
            shape="pill"
            type="search"
            name={search.name}
            value={search.value}
            placeholder={search.label}
            autoComplete="off"
            enterKeyHint="search"
            prefix={<Icon glyph={magnifyingGlassIcon} />}
            maxLength={search.maxLength}
            onChange={(event) => search.onChange(event.currentTarget.value)}
          />
          {Object.entries(search.hidden ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {search.apply === undefined ? null : (
            <span className="vx-channels__apply">
              <Button type="submit" size="sm">
                {search.apply}
              </Button>
            </span>
          )}
        </form>
      </search>
    );
  return (
    <div className="vx-channels__tools" data-variant={variant}>
      {field}
      {filter === undefined ? null : (
        <div className="vx-channels__filter">
          <ChipGroup
            label={filter.label}
            options={filter.options}
            value={[filter.value]}
            onChange={([value]) => {
              if (value !== undefined) filter.onChange?.(value);
            }}
          />
        </div>
      )}
      {onlyOnline === undefined ? null : (
        <div className="vx-channels__online">
          <Switch
            label={
              <span className="vx-channels__online-label">
                <PresenceDot state="online" size="sm" />
                {onlyOnline.label}
              </span>
            }
            checked={onlyOnline.checked}
            onChange={onlyOnline.onChange}
            {...(onlyOnline.name !== undefined && {
              name: onlyOnline.name,
              value: 'true',
              form: search === undefined ? undefined : formId,
            })}
          />
        </div>
      )}
    </div>
  );
}

function MarkAllRead({
  label,
  run,
  field,
}: NonNullable<ChannelListProps['markAllRead']>): ReactElement {
  const button = (
    <IconButton
      glyph={checksIcon}
      label={label}
      disabled={run === null}
      {...(field && { ...field, type: 'submit' })}
      onClick={(event) => {
        event.preventDefault();
        run?.();
      }}
    />
  );
  return field === undefined ? button : <form method="post">{button}</form>;
}

/** The conversations: links with the last line, when it came, and how many are unread. */
export function ChannelList(props: ChannelListProps): ReactElement {
  const rest = rootOf(props);
  const { variant = 'column', title, level = 1, channels, current, markAllRead, search } = props;
  const labels = useUiLabels();
  const Title = `h${level}` as const;
  const titleId = useId();
  const searchId = useId();
  const [open, setOpen] = useState((search?.value ?? '') !== '');
  const folds = variant === 'page' && search !== undefined;
  return (
    <section {...rootProps(rest, 'vx-channels')} data-variant={variant} aria-labelledby={titleId}>
      <div className="vx-channels__head">
        <Title className="vx-channels__title" id={titleId}>
          {title}
        </Title>
        {folds ? (
          <IconButton
            glyph={magnifyingGlassIcon}
            label={search.label}
            tooltip="none"
            aria-expanded={open}
            aria-controls={searchId}
            onClick={() => setOpen(!open)}
          />
        ) : null}
        {markAllRead === undefined ? null : <MarkAllRead {...markAllRead} />}
      </div>
      {variant === 'bar' ? null : <Tools {...props} shown={!folds || open} searchId={searchId} />}
      {props.loading === true ? (
        <div className="vx-channels__loading" aria-busy="true">
          <span className="vx-visually-hidden">{labels.loading}</span>
          {Array.from({ length: variant === 'bar' ? 5 : 8 }, (_, index) => (
            <Skeleton key={index} kind="row" />
          ))}
        </div>
      ) : channels.length === 0 ? (
        <div className="vx-channels__empty">{props.empty}</div>
      ) : (
        <ul className="vx-channels__rows" aria-labelledby={titleId}>
          {(variant === 'bar' ? channels.slice(0, 5) : channels).map((channel) => (
            <ChannelRow
              key={channel.id}
              channel={channel}
              current={channel.id === current}
              actions={variant === 'bar' ? [] : (props.actionsOf?.(channel) ?? [])}
            />
          ))}
        </ul>
      )}
      {props.footer === undefined ? null : (
        <div className="vx-channels__footer">{props.footer}</div>
      )}
    </section>
  );
}

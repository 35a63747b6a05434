import type { ReactElement } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Counter } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { dotsThreeIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { Presence } from '../live-badge/LiveBadge.tsx';
import { Menu, type MenuAction, type MenuItem } from '../menu/Menu.tsx';

/** A channel as the list shows it. */
export type ChannelSnapshot = {
  id: string;
  name: string;
  href: string;
  picture: string | null;
  /** How they can be met now; none where nobody is told. */
  state?: Presence | undefined;
  /** The last line: "You: Ha, deal.", "Photo · 8 coins". */
  preview: string;
  /** In the page's language: "22:48", "Tue", "12 May". */
  time: string;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  unread: number;
  typing?: boolean | undefined;
  /** "Archived", "Blocked": said beside the name. */
  note?: string | undefined;
};

/** The actions as buttons behind the row: a swipe shows them, the keyboard reaches them in the menu. */
function Swipe({ actions }: { actions: readonly MenuAction[] }): ReactElement {
  return (
    <div className="vx-channel__swipe">
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className="vx-channel__swipe-action"
          data-danger={action.danger === true ? '' : undefined}
          disabled={action.disabled}
          onClick={action.onSelect}
        >
          {action.glyph === undefined ? null : <Icon glyph={action.glyph} />}
          {action.label}
        </button>
      ))}
    </div>
  );
}

/** One conversation in the list. */
export function ChannelRow({
  channel,
  current,
  actions,
}: {
  channel: ChannelSnapshot;
  current: boolean;
  actions: readonly MenuItem[];
}): ReactElement {
  const labels = useUiLabels();
  const { name, unread, state } = channel;
  const here = state !== undefined && state !== 'offline';
  const more = [state && labels[state], unread > 0 && labels.unread(unread)].filter(Boolean);
  const quick = actions.filter(
    (action): action is MenuAction => 'onSelect' in action && action.onSelect !== undefined,
  );
  return (
    <li className="vx-channel" data-unread={unread > 0 ? '' : undefined}>
      <div className="vx-channel__track">
        <Link
          className="vx-channel__link"
          href={channel.href}
          aria-current={current ? 'page' : undefined}
        >
          <Avatar
            className="vx-channel__face"
            name={name}
            src={channel.picture}
            size="lg"
            // Whoever is live can be written to: present, and not a picture that runs.
            presence={here ? (state === 'live' ? 'online' : state) : undefined}
          />
          <span className="vx-channel__words">
            <span className="vx-channel__line">
              <span className="vx-channel__name">
                {name} <span className="vx-visually-hidden">{`${more.join(', ')}: `}</span>
              </span>
              {channel.note === undefined ? null : (
                <span className="vx-channel__note">{channel.note}</span>
              )}
              <time className="vx-channel__time" dateTime={channel.dateTime}>
                {channel.time}
              </time>
            </span>
            <span className="vx-channel__line">
              <span
                className="vx-channel__preview"
                data-typing={channel.typing === true ? '' : undefined}
              >
                {channel.typing === true ? `${labels.messenger.typing} …` : channel.preview}
              </span>
              <Counter count={unread} />
            </span>
          </span>
        </Link>
        {quick.length === 0 ? null : <Swipe actions={quick} />}
      </div>
      {actions.length === 0 ? null : (
        <Menu
          className="vx-channel__menu"
          label={labels.messenger.actionsFor(name)}
          trigger={<Icon glyph={dotsThreeIcon} />}
          items={actions}
        />
      )}
    </li>
  );
}

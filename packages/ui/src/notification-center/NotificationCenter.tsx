import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bellIcon, checksIcon, gearSixIcon, xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import './notification-center.css';

/** A notification as the bell lists it. */
export type NotificationSnapshot = {
  id: string;
  href: string;
  /** Who or what comes first, in bold: "Zuri Bell", "Show tonight:". */
  lead: string;
  /** What happened, after it. */
  text: string;
  /** "2 minutes ago". */
  time: string;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** Tinted with a dot until it is opened. */
  unread: boolean;
} & (
  | { kind: 'person'; name: string; picture?: string | undefined; live?: boolean | undefined }
  | { kind: 'thing'; glyph: Glyph }
);

export type NotificationCenterProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** The newest first; the bar shows 5, the page all that are loaded. */
  notifications: readonly NotificationSnapshot[];
  /** The list below the bell, or a page. */
  variant?: 'bar' | 'page' | undefined;
  /** Level of the heading; default 2. */
  level?: 1 | 2 | 3 | undefined;
  /** Null when nothing is unread. With a field it is a form that goes to the page, and works without script. */
  markAllRead?:
    | {
        label: string;
        onMark: () => void;
        busy?: boolean | undefined;
        field?: { name: string; value: string } | undefined;
      }
    | null
    | undefined;
  /** Called when one of them is opened. */
  onOpen?: ((id: string) => void) | undefined;
  /** Where all of them are. */
  all?: { label: string; href: string } | undefined;
  /** Where the settings are. */
  settings?: { label: string; href: string } | undefined;
  /** The first ones are on their way. */
  loading?: boolean | undefined;
  /** What belongs here, when there is nothing. */
  empty: { title: string; text?: string | undefined; action?: ReactNode };
};

const Mark = ({ item }: { item: NotificationSnapshot }): ReactElement =>
  item.kind === 'person' ? (
    <Avatar
      name={item.name}
      src={item.picture}
      size="comment"
      ring={item.live === true ? 'live' : undefined}
    />
  ) : (
    <span className="vx-notifications__glyph">
      <Icon glyph={item.glyph} weight="fill" />
    </span>
  );

function MarkAllRead({
  label,
  onMark,
  busy,
  field,
}: NonNullable<NotificationCenterProps['markAllRead']>): ReactElement {
  const button = (
    <Button
      variant="link"
      size="sm"
      icon={checksIcon}
      loading={busy}
      {...(field && { ...field, type: 'submit' })}
      onClick={(event) => {
        event.preventDefault();
        onMark();
      }}
    >
      {label}
    </Button>
  );
  return field === undefined ? button : <form method="post">{button}</form>;
}

/** The keys of a feed: from anywhere in it to the article before or after. */
const turn = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const at = (event.target as HTMLElement).closest('article');
  if (step === undefined || at === null) return;
  const next = step === 1 ? at.nextElementSibling : at.previousElementSibling;
  event.preventDefault();
  if (next instanceof HTMLElement) next.focus();
};

/** What happened while the guest was elsewhere: a feed of articles, each one link. Page keys go from one to the next. */
export function NotificationCenter({
  title,
  notifications,
  variant = 'bar',
  level = 2,
  markAllRead,
  onOpen,
  all,
  settings,
  loading = false,
  empty,
  ...rest
}: NotificationCenterProps): ReactElement {
  const labels = useUiLabels();
  const id = useId();
  const Title = `h${level}` as const;
  const Name = `h${Math.min(6, level + 1)}` as 'h3';
  const shown = variant === 'bar' ? notifications.slice(0, 5) : notifications;
  return (
    <section {...rootProps(rest, 'vx-notifications')} data-variant={variant} aria-labelledby={id}>
      <header className="vx-notifications__head">
        <Title className="vx-notifications__title" id={id}>
          {title}
        </Title>
        {markAllRead ? <MarkAllRead {...markAllRead} /> : null}
      </header>
      {loading && shown.length === 0 ? (
        <div className="vx-notifications__list" aria-busy="true">
          <span className="vx-visually-hidden">{labels.loading}</span>
          {[1, 2, 3, 4, 5].map((row) => (
            <div key={row} className="vx-notifications__item">
              <Skeleton kind="row" />
            </div>
          ))}
        </div>
      ) : shown.length === 0 ? (
        <EmptyState
          glyph={bellIcon}
          title={empty.title}
          text={empty.text}
          action={empty.action}
          size="panel"
          level={level === 1 ? 2 : 3}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a feed work from anywhere in it
        <div
          className="vx-notifications__list"
          role="feed"
          aria-labelledby={id}
          onKeyDown={turn}
          aria-busy={loading ? true : undefined}
        >
          {shown.map((item, index) => (
            <article
              key={item.id}
              className="vx-notifications__item"
              data-unread={item.unread ? '' : undefined}
              tabIndex={-1}
              aria-posinset={index + 1}
              aria-setsize={variant === 'page' ? -1 : shown.length}
              aria-labelledby={`${id}-${item.id}`}
            >
              <Mark item={item} />
              <div className="vx-notifications__words">
                <Name className="vx-notifications__text" id={`${id}-${item.id}`}>
                  <Link
                    href={item.href}
                    className="vx-notifications__link"
                    onClick={() => onOpen?.(item.id)}
                  >
                    <strong>{item.lead}</strong> {item.text}
                    {item.unread ? (
                      <span className="vx-visually-hidden">, {labels.unread(1)}</span>
                    ) : null}
                  </Link>
                </Name>
                <time className="vx-notifications__time" dateTime={item.dateTime}>
                  {item.time}
                </time>
              </div>
              {item.unread ? <span className="vx-notifications__dot" aria-hidden="true" /> : null}
            </article>
          ))}
        </div>
      )}
      {all === undefined && settings === undefined ? null : (
        <footer className="vx-notifications__foot">
          {all === undefined ? null : (
            <Button variant="link" size="sm" href={all.href}>
              {all.label}
            </Button>
          )}
          {settings === undefined ? null : (
            <Button variant="ghost" size="sm" icon={gearSixIcon} href={settings.href}>
              {settings.label}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}

export type FloatingNoteProps = RootProps<'div'> & {
  /** Who it is about. */
  name: string;
  /** Address of the picture; null shows a placeholder. */
  picture?: string | undefined;
  /** The performer is live now. */
  live?: boolean | undefined;
  /** Heading. */
  title: string;
  /** A sentence below the title. */
  text?: string | undefined;
  /** One or two buttons; on phones the first one only. */
  actions?: ReactNode;
  /** Called by the button that closes it. */
  onClose: () => void;
  /** Which of its looks it has. */
  variant?: 'desktop' | 'mobile' | undefined;
};

/** One alert over the page: bottom right on desktop, at the top on phones. Whoever shows it ends it after 6 s and waits while it is hovered. */
export function FloatingNote({
  name,
  picture,
  live = false,
  title,
  text,
  actions,
  onClose,
  variant = 'desktop',
  ...rest
}: FloatingNoteProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div {...rootProps(rest, 'vx-floating-note')} data-variant={variant} role="status">
      <Avatar name={name} src={picture} size="comment" ring={live ? 'live' : undefined} />
      <div className="vx-floating-note__words">
        <p className="vx-floating-note__title">{title}</p>
        {text === undefined ? null : <p className="vx-floating-note__text">{text}</p>}
        {actions === undefined || variant === 'mobile' ? null : (
          <div className="vx-floating-note__actions">{actions}</div>
        )}
      </div>
      {variant === 'mobile' ? <div className="vx-floating-note__end">{actions}</div> : null}
      <IconButton glyph={xIcon} label={labels.dismiss} size="sm" tooltip="none" onClick={onClose} />
    </div>
  );
}

export type FloatingAreaProps = RootProps<'div'> & {
  /** Bottom right on desktop, at the top on phones. */
  variant: 'desktop' | 'mobile';
  /** How long it floats; the time begins anew after the pointer or the focus was on it. */
  seconds: number;
  /** Called when its time is over. */
  onEnd: () => void;
  /** A `FloatingNote`. */
  children: ReactNode;
};

/** Where a `FloatingNote` floats, and for how long. */
export function FloatingArea({
  variant,
  seconds,
  onEnd,
  children,
  ...rest
}: FloatingAreaProps): ReactElement {
  const [held, setHeld] = useState(false);
  // The end of this note, whatever is rendered meanwhile.
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => end(), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [held, seconds]);
  return (
    <div
      {...rootProps(rest, 'vx-floating-area', {
        onPointerEnter: () => setHeld(true),
        onPointerLeave: () => setHeld(false),
        onFocus: () => setHeld(true),
        onBlur: () => setHeld(false),
      })}
      data-variant={variant}
    >
      {children}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { ticketIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { LiveBadge } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './show-ticket-card.css';

export type ShowTicketCardProps = RootProps<'article'> & {
  /** Heading. */
  title: string;
  /** Who shows: "Sana Rey". */
  performer: string;
  /** Where it leads. */
  href: string;
  /** Address of the picture. */
  picture: string;
  /** Two colours to show until the picture is there. */
  palette?: readonly string[] | undefined;
  /** The day on the picture: "24" and "Nov". */
  day: { number: string; month: string };
  /** Day and time in words: "Thursday, 24 November, 23:30". */
  when: string;
  /** ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** "18 of 40 tickets left": stated, never pressed. */
  seats?: string | undefined;
  /** How the ticket stands. */
  access:
    | { kind: 'free' }
    | { kind: 'price'; price: PriceValue; was?: PriceValue | undefined }
    /** "You have a ticket". */
    | { kind: 'bought'; text: string }
    /** "Paid back: 20 coins, €5.00". */
    | { kind: 'refunded'; text: string };
  /** When it is. `text` says "Starts in 12 minutes", "Running", "Over". */
  time: { state: 'later' } | { state: 'soon' | 'running' | 'over'; text: string };
  /** Get a ticket, enter, watch the recording. */
  action?: ReactNode;
  /** A word above the heading of `wide`: "Next show". */
  eyebrow?: string | undefined;
  /** Which of its looks it has; `wide` heads a page, with the ticket at its end. */
  variant?: 'card' | 'row' | 'wide' | 'banner' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
  level?: 2 | 3 | 4 | undefined;
};

function Access({ access }: { access: ShowTicketCardProps['access'] }): ReactElement {
  switch (access.kind) {
    case 'free':
      return <Price price="free" />;
    case 'price':
      return <Price price={access.price} was={access.was} />;
    case 'bought':
      return (
        <span className="vx-show__bought">
          <Icon glyph={ticketIcon} weight="fill" size="sm" />
          {access.text}
        </span>
      );
    default:
      return <span className="vx-show__quiet">{access.text}</span>;
  }
}

/** A show with tickets. Date and price are in the name of its link. */
export function ShowTicketCard({
  title,
  performer,
  href,
  picture,
  palette,
  day,
  when,
  dateTime,
  seats,
  access,
  time,
  action,
  eyebrow,
  variant = 'card',
  level = 3,
  ...rest
}: ShowTicketCardProps): ReactElement {
  const Title = `h${level}` as const;
  const wide = variant === 'wide';
  return (
    <article {...rootProps(rest, 'vx-show')} data-variant={variant} data-time={time.state}>
      <Link href={href} className="vx-show__link">
        <div className="vx-show__picture">
          <Picture
            src={picture}
            alt=""
            ratio={variant === 'row' ? '1:1' : variant === 'banner' ? 'fill' : '16:9'}
            palette={palette}
          />
          {wide ? null : (
            <span className="vx-show__day" aria-hidden="true">
              <span>{day.number}</span>
              {day.month}
            </span>
          )}
        </div>
        <div className="vx-show__words">
          {wide && eyebrow !== undefined ? (
            <span className="vx-show__eyebrow">
              <Icon glyph={ticketIcon} size="xs" />
              {eyebrow}
            </span>
          ) : null}
          {time.state === 'later' ? null : (
            <span className="vx-show__time">
              {time.state === 'running' ? (
                <LiveBadge state="live" label={time.text} />
              ) : (
                <Badge tone={time.state === 'soon' ? 'accent' : 'neutral'}>{time.text}</Badge>
              )}
            </span>
          )}
          <Title className="vx-show__title">{title}</Title>
          <span className="vx-show__performer">{performer}</span>
          <time className="vx-show__when" dateTime={dateTime}>
            {when}
          </time>
          <span className="vx-show__access">
            {wide ? (
              <span className="vx-visually-hidden">
                <Access access={access} />
              </span>
            ) : (
              <Access access={access} />
            )}
            {seats === undefined ? null : <span className="vx-show__quiet">{seats}</span>}
          </span>
        </div>
      </Link>
      {wide ? (
        <div className="vx-show__action">
          {/* Said in the link. */}
          <span className="vx-show__price" aria-hidden="true">
            <Access access={access} />
          </span>
          {action}
        </div>
      ) : action === undefined ? null : (
        <div className="vx-show__action">{action}</div>
      )}
    </article>
  );
}

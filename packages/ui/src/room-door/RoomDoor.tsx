import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowLeftIcon, xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { LiveBadge, type Presence } from '../live-badge/LiveBadge.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './room-door.css';

export type RoomDoorProps = RootProps<'div'> & {
  /** Address of the performer's portrait; `{width}` makes a srcset. */
  picture: string;
  /** Who it is, and what the performer does now; it stands over the picture. */
  who?: { name: string; state: Presence } | undefined;
  /** The heading of the page; none where the content brings its own. */
  title?: string | undefined;
  /** Per minute, beside the heading. */
  price?: PriceValue | undefined;
  /** Over the picture at its end: Follow. */
  action?: ReactNode;
  /** The way back to where the guest came from: an arrow, after a chat a cross. */
  back?: { label: string; href: string } | undefined;
  /** After a chat: the content brings its own heading, and stands on a dark ground that begins with the blurred picture. */
  bare?: boolean | undefined;
  /** After a chat: what it cost, on desktops in a panel of its own. */
  receipt?: ReactNode;
  /** Below the question or the receipt: ways on, wider than it. */
  below?: ReactNode;
  /** The question, the receipt, or why the room is closed. */
  children: ReactNode;
};

/**
 * What stands before and after a live chat. Before: the performer, in the place of the stage, and one
 * question in the place of the chat. After: the receipt over the blurred picture.
 */
export function RoomDoor({
  picture,
  who,
  title,
  price,
  action,
  back,
  bare = false,
  receipt,
  below,
  children,
  ...rest
}: RoomDoorProps): ReactElement {
  return (
    <div
      {...rootProps(rest, 'vx-room-door')}
      data-kind={bare ? 'after' : 'before'}
      // Over a picture everything is dark, whatever the theme.
      data-theme={bare ? 'dark' : undefined}
    >
      <div className="vx-room-door__stage">
        <div className="vx-room-door__picture" aria-hidden="true">
          <Picture
            src={picture}
            alt=""
            ratio="fill"
            widths={[320, 640, 1280]}
            sizes="100vw"
            priority
          />
        </div>
        {back === undefined ? null : (
          <div className="vx-room-door__back">
            <IconButton
              glyph={bare ? xIcon : arrowLeftIcon}
              label={back.label}
              href={back.href}
              variant="media"
              size="lg"
              tooltip="none"
            />
          </div>
        )}
        {action === undefined ? null : <div className="vx-room-door__action">{action}</div>}
        {who === undefined ? null : (
          <p className="vx-room-door__who" data-theme="dark">
            <span className="vx-room-door__name">{who.name}</span>
            <LiveBadge state={who.state} />
          </p>
        )}
      </div>
      {bare ? (
        <div className="vx-room-door__card">{children}</div>
      ) : (
        <section className="vx-room-door__panel">
          {title === undefined ? null : (
            <div className="vx-room-door__head">
              <h1 className="vx-room-door__title" tabIndex={-1}>
                {title}
              </h1>
              {price === undefined ? null : <Price price={price} per="minute" size="lg" />}
            </div>
          )}
          {children}
        </section>
      )}
      {receipt === undefined ? null : <div className="vx-room-door__receipt">{receipt}</div>}
      {below === undefined ? null : <div className="vx-room-door__below">{below}</div>}
    </div>
  );
}

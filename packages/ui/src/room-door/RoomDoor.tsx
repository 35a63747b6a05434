import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowLeftIcon, mapPinIcon, starIcon, xIcon } from '../icons/index.ts';
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
  /** More about who it is, at the foot of the picture on wide screens; what is not known is left out. */
  person?:
    | {
        /** What the performer says in a line. */
        line?: string | undefined;
        rating?: { share: string; text: string } | undefined;
        place?: string | undefined;
        age?: string | undefined;
      }
    | undefined;
  /** Over the picture at its end: Follow. */
  action?: ReactNode;
  /** The way back to where the guest came from: an arrow, on wide screens with its words; after a chat a cross. */
  back?: { label: string; href: string } | undefined;
  /** A second way out, as a cross at the top of the question on wide screens. */
  close?: { label: string; href: string } | undefined;
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
  person,
  action,
  back,
  close,
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
            {bare ? null : (
              <Button
                className="vx-room-door__back-wide"
                icon={arrowLeftIcon}
                iconWeight="regular"
                href={back.href}
                variant="media"
              >
                {back.label}
              </Button>
            )}
            <IconButton
              className="vx-room-door__back-round"
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
        {bare || who === undefined || person === undefined ? null : (
          <div className="vx-room-door__person" data-theme="dark">
            {/* Said at the top. */}
            <p className="vx-room-door__person-name" aria-hidden="true">
              {who.name}
            </p>
            {person.line === undefined ? null : (
              <p className="vx-room-door__person-line">{person.line}</p>
            )}
            <ul className="vx-room-door__person-facts">
              {person.rating === undefined ? null : (
                <li>
                  <Icon glyph={starIcon} weight="fill" size="sm" />
                  <b>{person.rating.share}</b> {person.rating.text}
                </li>
              )}
              {person.place === undefined ? null : (
                <li>
                  <Icon glyph={mapPinIcon} weight="fill" size="sm" />
                  {person.place}
                </li>
              )}
              {person.age === undefined ? null : <li>{person.age}</li>}
            </ul>
          </div>
        )}
      </div>
      {bare ? (
        <div className="vx-room-door__card">{children}</div>
      ) : (
        <section className="vx-room-door__panel">
          {close === undefined ? null : (
            <span className="vx-room-door__close">
              <IconButton glyph={xIcon} label={close.label} href={close.href} tooltip="none" />
            </span>
          )}
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

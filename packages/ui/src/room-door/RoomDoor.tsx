import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { arrowLeftIcon } from '../icons/index.ts';
import { Picture } from '../picture/Picture.tsx';
import { Surface } from '../surface/Surface.tsx';
import './room-door.css';

export type RoomDoorProps = {
  /** Address of the performer's portrait; `{width}` makes a srcset. */
  picture: string;
  /** The heading of the page; none where the content brings its own. */
  title?: string | undefined;
  /** The way back to where the guest came from. */
  back?: { label: string; href: string } | undefined;
  /** The content brings its own surface. */
  bare?: boolean | undefined;
  /** Below the question or the receipt: ways on, wider than it. */
  below?: ReactNode;
  /** The question, the receipt, or why the room is closed. */
  children: ReactNode;
};

/** What stands before and after a live chat: one question over the performer's picture. */
export function RoomDoor({
  picture,
  title,
  back,
  bare = false,
  below,
  children,
}: RoomDoorProps): ReactElement {
  return (
    <div className="vx-room-door">
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
            glyph={arrowLeftIcon}
            label={back.label}
            href={back.href}
            variant="media"
            size="lg"
            tooltip="none"
          />
        </div>
      )}
      {bare ? (
        <div className="vx-room-door__card">{children}</div>
      ) : (
        <Surface level="overlay" as="section" className="vx-room-door__card">
          {title === undefined ? null : (
            <h1 className="vx-room-door__title" tabIndex={-1}>
              {title}
            </h1>
          )}
          {children}
        </Surface>
      )}
      {below === undefined ? null : (
        // Over a picture everything is dark, whatever the theme.
        <div className="vx-room-door__below" data-theme="dark">
          {below}
        </div>
      )}
    </div>
  );
}

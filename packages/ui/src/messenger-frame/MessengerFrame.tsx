import type { ReactElement, ReactNode } from 'react';
import './messenger-frame.css';

export type MessengerFrameProps = {
  /** A `ChannelList`. */
  list: ReactNode;
  /** A `Conversation`, or what stands there until one is chosen. */
  children: ReactNode;
  /** About the person: below 1200 px it is left out. */
  info?: ReactNode;
  infoLabel?: string | undefined;
};

/** The messenger on desktop: list, conversation and person side by side, as tall as the window below the top bar. */
export function MessengerFrame({
  list,
  children,
  info,
  infoLabel,
}: MessengerFrameProps): ReactElement {
  return (
    <div className="vx-messenger" data-info={info === undefined ? undefined : ''}>
      <div className="vx-messenger__list">{list}</div>
      <div className="vx-messenger__conversation">{children}</div>
      {info === undefined ? null : (
        <aside className="vx-messenger__info" aria-label={infoLabel}>
          {info}
        </aside>
      )}
    </div>
  );
}

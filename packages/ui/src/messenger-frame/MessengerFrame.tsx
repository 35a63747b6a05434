import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './messenger-frame.css';

export type MessengerFrameProps = RootProps<'div'> & {
  /** A `ChannelList`. */
  list: ReactNode;
  /** A `Conversation`, or what stands there until one is chosen. */
  children: ReactNode;
  /** About the person: below 1200 px it is left out. */
  info?: ReactNode;
  /** Accessible name of the column beside the conversation. */
  infoLabel?: string | undefined;
  /** What phones show of the two: the list until a conversation is chosen. */
  shown?: 'list' | 'conversation' | undefined;
};

/**
 * The messenger: list, conversation and person side by side; on phones list and conversation take turns. As the only
 * child of an `AppShell` without footer it fills what top bar, notices and tab bar leave, so that the composer never
 * ends below one of them.
 */
export function MessengerFrame({
  list,
  children,
  info,
  infoLabel,
  shown = 'conversation',
  ...rest
}: MessengerFrameProps): ReactElement {
  return (
    <div
      {...rootProps(rest, 'vx-messenger')}
      data-info={info === undefined ? undefined : ''}
      data-shown={shown}
    >
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

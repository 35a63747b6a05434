import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { LazyPopover } from '../popover/LazyPopover.tsx';
import { MessagesLink } from '../top-bar/MessagesLink.tsx';

export type MessagesButtonProps = {
  /** The page of all messages: where the button leads without script. */
  href: string;
  /** How many are unread. */
  unread: number;
  /** The heading of the list, for assistive technology. */
  title: string;
  /** A `ChannelList` of the variant `bar`. */
  children: ReactNode;
};

/** Messages in the bar at the top with their number; the newest open below it. */
export function MessagesButton({
  href,
  unread,
  title,
  children,
}: MessagesButtonProps): ReactElement {
  return (
    <LazyPopover
      title={title}
      hideTitle
      flush
      align="end"
      trigger={({ open, toggle, props }) => (
        <MessagesLink
          href={href}
          unread={unread}
          {...props}
          tooltip={open ? 'none' : 'bottom'}
          onClick={(event: MouseEvent) => {
            // A new tab is the page's, as with every link.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            toggle();
          }}
        />
      )}
    >
      {children}
    </LazyPopover>
  );
}

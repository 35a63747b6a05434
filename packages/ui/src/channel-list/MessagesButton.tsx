import type { ReactElement, ReactNode } from 'react';
import { rootProps, type ChosenRootProps } from '../internal/root-props.ts';
import { LazyPopover } from '../popover/LazyPopover.tsx';
import { MessagesLink } from '../top-bar/MessagesLink.tsx';

export type MessagesButtonProps = Omit<ChosenRootProps, 'title'> & {
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
  ...rest
}: MessagesButtonProps): ReactElement {
  return (
    <LazyPopover
      title={title}
      hideTitle
      flush
      align="end"
      trigger={({ open, toggle, near, aria }) => (
        <MessagesLink
          {...rootProps(rest, undefined, {
            ...near,
            onClick: (event) => {
              // A new tab is the page's, as with every link.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              toggle();
            },
          })}
          {...aria}
          href={href}
          unread={unread}
          tooltip={open ? 'none' : 'bottom'}
        />
      )}
    >
      {children}
    </LazyPopover>
  );
}

import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { bellIcon } from '../icons/index.ts';
import { rootProps, type ChosenRootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { LazyPopover } from '../popover/LazyPopover.tsx';

export type NotificationBellProps = Omit<ChosenRootProps, 'title'> & {
  /** The page of all notifications: where the bell leads without script, and without a list. */
  href: string;
  /** How many the guest has not seen. */
  fresh: number;
  /** The heading of the list, for assistive technology. */
  title: string;
  /** The guest opened the list. */
  onOpen?: (() => void) | undefined;
  /** A `NotificationCenter`; without it the bell is a link. */
  children?: ReactNode;
};

/** The bell with its number; the list opens below it. */
export function NotificationBell({
  href,
  fresh,
  title,
  onOpen,
  children,
  ...rest
}: NotificationBellProps): ReactElement {
  const labels = useUiLabels();
  const bell = { glyph: bellIcon, label: labels.notifications(fresh), count: fresh, href };
  if (children === undefined) return <IconButton {...rest} {...bell} tooltip="none" />;
  return (
    <LazyPopover
      title={title}
      hideTitle
      flush
      align="end"
      trigger={({ open, toggle, near, aria }) => (
        <IconButton
          {...rootProps(rest, undefined, {
            ...near,
            onClick: (event) => {
              // A new tab is the page's, as with every link.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              if (!open) onOpen?.();
              toggle();
            },
          })}
          {...aria}
          {...bell}
          tooltip={open ? 'none' : 'bottom'}
          // A link that opens something here is pressed like a button, too.
          onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
            rest.onKeyDown?.(event);
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
        />
      )}
    >
      {children}
    </LazyPopover>
  );
}

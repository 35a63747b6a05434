import type { ReactElement } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import { chatCircleIcon } from '../icons/index.ts';
import { rootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';

export type MessagesLinkProps = Omit<IconButtonProps, 'glyph' | 'label' | 'count' | 'href'> & {
  /** Where messages are. */
  href: string;
  /** How many are unread. */
  unread: number;
};

/** Messages in the bar at the top, with the number of unread ones; narrow windows have them in the tab bar. */
export function MessagesLink({ href, unread, ...rest }: MessagesLinkProps): ReactElement {
  const labels = useUiLabels();
  return (
    <IconButton
      {...rootProps(rest, 'vx-top-bar__messages')}
      glyph={chatCircleIcon}
      label={labels.messages(unread)}
      href={href}
      count={unread}
    />
  );
}

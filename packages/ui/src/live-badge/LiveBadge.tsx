import type { ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './live-badge.css';

/** What a performer is doing now. */
export type Presence = 'live' | 'freeChat' | 'busy' | 'online' | 'offline';
/** What a badge can say besides: the kind of a running chat, a show, and how sharp the picture is. */
export type LiveWord = Presence | 'private' | 'voyeur' | 'videoCall' | 'show' | 'hd';

/** What a performer is doing, in words: live and a running show are crimson, everything else is quiet. */
export function LiveBadge({
  state,
  label,
  ...rest
}: RootProps<'span'> & {
  /** Where it stands. */
  state: LiveWord;
  /** Other words, such as "Running". */
  label?: string | undefined;
}): ReactElement {
  const labels = useUiLabels();
  const live = state === 'live' || state === 'show';
  return (
    <Badge {...rest} tone={live ? 'live' : 'media'}>
      {label ?? labels[state]}
    </Badge>
  );
}

/** A decorative dot of 8, 10 or 14 px; the state stands beside it in words or in `label`. */
export function PresenceDot({
  state,
  size = 'md',
  label,
  ...rest
}: RootProps<'span'> & {
  /** Where it stands. */
  state: Presence;
  /** How big it is. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The state in words, read and not shown; without it the dot is decoration. */
  label?: string | undefined;
}): ReactElement {
  return (
    <span
      {...rootProps(rest, 'vx-presence-dot')}
      data-state={state}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

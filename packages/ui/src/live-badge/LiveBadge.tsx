import type { ReactElement } from 'react';
import { Badge } from '../badge/Badge.tsx';
import { useUiLabels } from '../labels/context.tsx';
import './live-badge.css';

export type Presence = 'live' | 'freeChat' | 'busy' | 'online' | 'offline';

/** What a performer is doing, in words: live is crimson, everything else is quiet. */
export function LiveBadge({
  state,
  label,
}: {
  state: Presence;
  /** Other words, such as "Show". */ label?: string | undefined;
}): ReactElement {
  const labels = useUiLabels();
  return <Badge tone={state === 'live' ? 'live' : 'media'}>{label ?? labels[state]}</Badge>;
}

/** A decorative dot, 8 to 14 px; the state stands beside it in words or in `label`. */
export function PresenceDot({
  state,
  size = 'md',
  label,
}: {
  state: Presence;
  size?: 'sm' | 'md' | 'lg' | undefined;
  label?: string | undefined;
}): ReactElement {
  return (
    <span
      className="vx-presence-dot"
      data-state={state}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import './badge.css';

export type BadgeTone =
  | 'live'
  | 'media'
  | 'vip'
  | 'accent'
  | 'solid'
  | 'online'
  | 'neutral'
  | 'success'
  | 'warning'
  | 'danger'
  | 'sale';
export type BadgeProps = {
  tone?: BadgeTone | undefined;
  icon?: Glyph | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short word on a picture or beside a title. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps): ReactElement {
  return (
    <span
      className={className === undefined ? 'vx-badge' : `vx-badge ${className}`}
      data-tone={tone}
    >
      {icon === undefined ? null : <Icon glyph={icon} size="xs" weight="fill" />}
      {children}
    </span>
  );
}

/** A small number in a pill: unread messages and the like. The name of what it counts belongs to its owner. */
export function Counter({
  count,
  max = 99,
  floating = false,
}: {
  count: number;
  max?: number;
  floating?: boolean;
}): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className="vx-counter" data-floating={floating ? '' : undefined} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}

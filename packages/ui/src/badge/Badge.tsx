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
  /** Colour by meaning. */
  tone?: BadgeTone | undefined;
  /** Icon before the words. */
  icon?: Glyph | undefined;
  /** Further classes of the outermost element, for its place among others. */
  className?: string | undefined;
  /** What stands inside. */
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
  /** How many. */
  count: number;
  /** From here on it says "99+". */
  max?: number;
  /** Stands on the corner of something. */
  floating?: boolean;
}): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span className="vx-counter" data-floating={floating ? '' : undefined} aria-hidden="true">
      {count > max ? `${max}+` : count}
    </span>
  );
}

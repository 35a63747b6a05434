import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './badge.css';

/** Colour by meaning. */
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
export type BadgeProps = RootProps<'span'> & {
  /** Colour by meaning. */
  tone?: BadgeTone | undefined;
  /** Icon before the words. */
  icon?: Glyph | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** A short word on a picture or beside a title. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps): ReactElement {
  return (
    <span {...rootProps(rest, 'vx-badge')} data-tone={tone}>
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
  ...rest
}: RootProps<'span'> & {
  /** How many. */
  count: number;
  /** From here on it says "99+". */
  max?: number;
  /** Stands on the corner of something. */
  floating?: boolean;
}): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span
      {...rootProps(rest, 'vx-counter')}
      data-floating={floating ? '' : undefined}
      aria-hidden="true"
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}

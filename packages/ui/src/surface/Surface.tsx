import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import './surface.css';

export type SurfaceProps = {
  as?: ElementType | undefined;
  /** Card (default), raised panel, overlay or sunken well. */
  level?: 'surface' | 'raised' | 'overlay' | 'sunken' | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  radius?: 'md' | 'lg' | 'xl' | '2xl' | undefined;
  /** Reacts to the pointer; contains one stretched link (`vx-stretched`). */
  interactive?: boolean | undefined;
  selected?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
};

/** A card, panel or well. */
export function Surface({
  as = 'div',
  level = 'surface',
  padding = 'md',
  radius = 'xl',
  interactive,
  selected,
  className,
  children,
  ...rest
}: SurfaceProps): ReactElement {
  return createElement(
    as,
    {
      ...rest,
      className: cx('vx-surface', className),
      'data-level': level,
      'data-padding': padding,
      'data-radius': radius,
      'data-interactive': interactive === true ? '' : undefined,
      'data-selected': selected === true ? '' : undefined,
    },
    children,
  );
}

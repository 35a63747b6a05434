import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import './surface.css';

export type SurfaceProps = {
  /** Element to draw instead of the usual one. */
  as?: ElementType | undefined;
  /** Card (default), raised panel, overlay or sunken well. */
  level?: 'surface' | 'raised' | 'overlay' | 'sunken' | undefined;
  /** Space inside. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Roundness of the corners. */
  radius?: 'md' | 'lg' | 'xl' | '2xl' | undefined;
  /** Reacts to the pointer; contains one stretched link (`vx-stretched`). */
  interactive?: boolean | undefined;
  /** Marked as chosen. */
  selected?: boolean | undefined;
  /** Id of the element. */
  id?: string | undefined;
  /** Further classes of the outermost element, for its place among others. */
  className?: string | undefined;
  /** Accessible name, where nothing visible names it. */
  'aria-label'?: string | undefined;
  /** Id of what names it. */
  'aria-labelledby'?: string | undefined;
  /** What stands inside. */
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

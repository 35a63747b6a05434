import type { ElementType, ReactElement, ReactNode } from 'react';
import { rootProps, type ChosenRootProps } from '../internal/root-props.ts';
import { useRender, type Render } from '../internal/use-render.ts';
import './surface.css';

export type SurfaceProps = ChosenRootProps & {
  /** Element to draw instead of the usual one. */
  as?: ElementType | undefined;
  /** Drawn as this element instead: it gets the attributes beside its own. */
  render?: Render | undefined;
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
  /** What stands inside. */
  children: ReactNode;
};

/** A card, panel or well. */
export function Surface({
  as = 'div',
  render,
  level = 'surface',
  padding = 'md',
  radius = 'xl',
  interactive,
  selected,
  ...rest
}: SurfaceProps): ReactElement {
  return useRender(render, as, {
    ...rootProps(rest, 'vx-surface'),
    'data-level': level,
    'data-padding': padding,
    'data-radius': radius,
    'data-interactive': interactive === true ? '' : undefined,
    'data-selected': selected === true ? '' : undefined,
  });
}

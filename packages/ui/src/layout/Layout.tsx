import type { ElementType, ReactElement, ReactNode } from 'react';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type ChosenRootProps, type RootProps } from '../internal/root-props.ts';
import { useRender, type Render } from '../internal/use-render.ts';
import './layout.css';

/** Space between things, as a step of the scale. */
export type Gap = '0' | '4' | '8' | '12' | '16' | '20' | '24' | '32' | '44';
type LayoutProps = ChosenRootProps & {
  /** Element to draw instead of the usual one. */
  as?: ElementType | undefined;
  /** Drawn as this element instead: it gets the attributes beside its own. */
  render?: Render | undefined;
  /** Distance between its parts. */
  gap?: Gap | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** Things below each other. */
export function Stack({
  as = 'div',
  render,
  gap = '16',
  align,
  ...rest
}: LayoutProps & {
  /** Side at which it lines up. */
  align?: 'start' | 'center' | undefined;
}): ReactElement {
  return useRender(render, as, {
    ...rootProps(rest, 'vx-stack'),
    'data-gap': gap,
    'data-align': align,
  });
}

/** Things beside each other; they wrap. */
export function Cluster({
  as = 'div',
  render,
  gap = '8',
  justify,
  nowrap,
  ...rest
}: LayoutProps & {
  /** How what is left of a line is shared. */
  justify?: 'between' | 'end' | 'center' | undefined;
  /** Keeps everything on one line. */
  nowrap?: boolean | undefined;
}): ReactElement {
  return useRender(render, as, {
    ...rootProps(rest, 'vx-cluster'),
    'data-gap': gap,
    'data-justify': justify,
    'data-nowrap': nowrap === true ? '' : undefined,
  });
}

export type ColumnsProps = RootProps<'div'> & {
  /** What stands inside. */
  children: ReactNode;
  /** What stands beside. */
  aside: ReactNode;
  /** The names of the landmark. */
  asideLabel?: string | undefined;
  /** Where the side column stands. At the start it comes first and is as wide as the rail: filters. */
  side?: 'end' | 'start' | undefined;
  /** The side column stays in view while the page scrolls. */
  sticky?: boolean | undefined;
  /** It overlaps the cover above, as on a profile. */
  overlap?: boolean | undefined;
  /** The main column is as wide as reading wants it, and both stand in the middle, as in the feed. */
  narrow?: boolean | undefined;
};

/** A page with a side column of 348 px; below each other on phones. */
export function Columns({
  children,
  aside,
  asideLabel,
  side = 'end',
  sticky = false,
  overlap = false,
  narrow = false,
  ...rest
}: ColumnsProps): ReactElement {
  const column = (
    <aside
      className="vx-columns__side"
      aria-label={asideLabel}
      data-sticky={sticky ? '' : undefined}
    >
      {aside}
    </aside>
  );
  return (
    <div
      {...rootProps(rest, 'vx-columns')}
      data-side={side}
      data-overlap={overlap ? '' : undefined}
      data-narrow={narrow ? '' : undefined}
    >
      {side === 'start' ? column : null}
      <div className="vx-columns__main">{children}</div>
      {side === 'end' ? column : null}
    </div>
  );
}

/** What leads a page, and beside it a grid of one or two tiles; on narrow screens they stand below it. */
export function Lead({
  children,
  ...rest
}: RootProps<'div'> & {
  /** The leading part first, then the grid. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-lead')}>{children}</div>;
}

/** Filters on the left, sorting on the right. */
export function FilterBar({
  children,
  end,
  ...rest
}: RootProps<'div'> & {
  /** What stands inside. */
  children: ReactNode;
  /** What stands at the end of the line. */
  end?: ReactNode;
}): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-filter-bar')}>
      <div className="vx-filter-bar__main">{children}</div>
      {end === undefined ? null : <div className="vx-filter-bar__end">{end}</div>}
      <EndMark />
    </div>
  );
}

/** The head of an inner page: title, text, actions. */
export function PageHeader({
  title,
  text,
  children,
  ...rest
}: RootProps<'header', 'title'> & {
  /** Heading. */
  title: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** What stands inside. */
  children?: ReactNode;
}): ReactElement {
  return (
    <header {...rootProps(rest, 'vx-page-header')}>
      <div className="vx-page-header__words">
        <h1 className="vx-page-header__title">{title}</h1>
        {text === undefined ? null : <p className="vx-page-header__text">{text}</p>}
      </div>
      {children === undefined ? null : <div className="vx-page-header__end">{children}</div>}
    </header>
  );
}

/** A rule between parts. */
export function Divider({
  children,
  ...rest
}: RootProps<'div'> & {
  /** What stands inside. */
  children?: string | undefined;
}): ReactElement {
  return children === undefined ? (
    <hr {...rootProps(rest as RootProps<'hr'>, 'vx-divider')} />
  ) : (
    <div {...rootProps(rest, 'vx-divider vx-divider--text')}>
      <span>{children}</span>
    </div>
  );
}

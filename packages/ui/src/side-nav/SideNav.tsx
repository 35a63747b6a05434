import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { caretRightIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import './side-nav.css';

export type SideNavProps = RootProps<'nav'> & {
  /** The name of the navigation; it is read, not shown. */
  label: string;
  /** The items, in order. */
  items: readonly {
    id: string;
    label: string;
    href: string;
    glyph: Glyph;
    /** How it stands now, in a word; on the page that is only this list. */
    value?: string | undefined;
  }[];
  /** The id of the page that is open; none on the page that is only this list. */
  current?: string | undefined;
  /** Below the items: the way out. */
  end?: ReactNode;
  /** Beside its pages, or a page of its own on phones. */
  variant?: 'side' | 'page' | undefined;
};

/** The pages of one area, as the settings: beside them on desktop, before them on phones. */
export function SideNav({
  label,
  items,
  current,
  end,
  variant = 'side',
  ...rest
}: SideNavProps): ReactElement {
  return (
    <nav {...rootProps(rest, 'vx-side-nav')} aria-label={label} data-variant={variant}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              className="vx-side-nav__link"
              href={item.href}
              aria-current={item.id === current ? 'page' : undefined}
            >
              <Icon glyph={item.glyph} weight={item.id === current ? 'fill' : 'regular'} />
              <span className="vx-side-nav__label">{item.label}</span>
              {variant === 'page' ? (
                <>
                  {item.value === undefined ? null : (
                    <span className="vx-side-nav__value">{item.value}</span>
                  )}
                  <Icon glyph={caretRightIcon} size="sm" />
                </>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {end === undefined ? null : <div className="vx-side-nav__end">{end}</div>}
    </nav>
  );
}

/** A page of the area with its navigation beside it; phones show the page alone, and the way back is the page's own. */
export function SideNavPage({
  nav,
  children,
  ...rest
}: RootProps<'div'> & {
  /** A `SideNav`. */
  nav: ReactNode;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-side-nav-page')}>
      <div className="vx-side-nav-page__nav">{nav}</div>
      <div className="vx-side-nav-page__main">{children}</div>
    </div>
  );
}

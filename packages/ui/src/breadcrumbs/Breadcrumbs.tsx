import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretRightIcon, dotsThreeIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import './breadcrumbs.css';

/** A step of the way to this page. */
export type Breadcrumb = {
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
};

export type BreadcrumbsProps = RootProps<'nav'> & {
  /** The items, in order. */
  items: readonly Breadcrumb[];
  /** Leaves out what lies between the first and the last two until it is asked for. */
  collapsed?: boolean | undefined;
};

/** The place in the site. The same path as JSON-LD belongs to the document's head. */
export function Breadcrumbs({
  items,
  collapsed = false,
  ...rest
}: BreadcrumbsProps): ReactElement | null {
  const labels = useUiLabels();
  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    // The button is gone: the focus goes on with what it brought.
    if (shown) list.current?.querySelector<HTMLElement>('[data-between] a')?.focus();
  }, [shown]);
  if (items.length === 0) return null;
  const short = collapsed && !shown && items.length > 3;
  return (
    <nav
      {...rootProps(rest, 'vx-breadcrumbs')}
      aria-label={labels.breadcrumbs}
      data-collapsed={short ? '' : undefined}
      data-shown={shown ? '' : undefined}
    >
      <ol className="vx-breadcrumbs__list" ref={list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          const between = index > 0 && index < items.length - 2;
          return (
            <li key={`${item.label}-${index}`} data-between={between ? '' : undefined}>
              {item.href === undefined || last ? (
                <span className="vx-breadcrumbs__item" aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              ) : (
                <Link className="vx-breadcrumbs__item" href={item.href}>
                  {item.label}
                </Link>
              )}
              {short && index === 0 ? (
                <span className="vx-breadcrumbs__more">
                  <Icon glyph={caretRightIcon} size="xs" />
                  <button
                    type="button"
                    className="vx-breadcrumbs__button"
                    aria-label={labels.wholePath}
                    onClick={() => setShown(true)}
                  >
                    <Icon glyph={dotsThreeIcon} size="sm" weight="bold" />
                  </button>
                </span>
              ) : null}
              {last ? null : <Icon glyph={caretRightIcon} size="xs" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

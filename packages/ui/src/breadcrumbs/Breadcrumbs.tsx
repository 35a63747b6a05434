import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { caretRightIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import './breadcrumbs.css';

export type Breadcrumb = {
  label: string;
  /** Absent for the current page. */ href?: string | undefined;
};

/** The place in the site. The same path as JSON-LD belongs to the document's head. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }): ReactElement | null {
  const labels = useUiLabels();
  if (items.length === 0) return null;
  return (
    <nav className="vx-breadcrumbs" aria-label={labels.breadcrumbs}>
      <ol className="vx-breadcrumbs__list">
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${item.label}-${index}`}>
              {item.href === undefined || last ? (
                <span className="vx-breadcrumbs__item" aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              ) : (
                <Link className="vx-breadcrumbs__item" href={item.href}>
                  {item.label}
                </Link>
              )}
              {last ? null : <Icon glyph={caretRightIcon} size="xs" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

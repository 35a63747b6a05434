import type { ReactElement } from 'react';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { formatCount } from '../price/format.ts';
import './tabs.css';

export type TabLink = { id: string; label: string; href: string; count?: number | undefined };
export type TabsProps = {
  /** The name of the navigation. */
  label: string;
  tabs: readonly TabLink[];
  /** The id of the current tab. */
  current: string;
  /** Sticks below the top bar. */
  sticky?: boolean | undefined;
};

/** Sections of a page as links: each tab is an address. For tabs without addresses see `local-tabs`. */
export function Tabs({ label, tabs, current, sticky = false }: TabsProps): ReactElement {
  const labels = useUiLabels();
  return (
    <nav className="vx-tabs" aria-label={label} data-sticky={sticky ? '' : undefined}>
      <ul className="vx-tabs__list">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              className="vx-tab"
              href={tab.href}
              aria-current={tab.id === current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="vx-tab__count">{formatCount(labels.locale, tab.count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

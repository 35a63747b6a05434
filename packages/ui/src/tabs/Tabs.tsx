import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { prefersCalm } from '../internal/prefers-calm.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useInSight } from '../internal/use-in-sight.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import { formatCount } from '../price/format.ts';
import './tabs.css';

/** A tab, which is a link. */
export type TabLink = {
  id: string;
  label: string;
  href: string;
  count?: number | undefined;
  /** There is such a section, but not now: named, and no link. */
  disabled?: boolean | undefined;
};
export type TabsProps = RootProps<'nav'> & {
  /** The name of the navigation. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabLink[];
  /** The id of the current tab. */
  current: string;
  /** Sticks below the top bar; the page stays where it is, or shows the new section from its beginning. */
  sticky?: boolean | undefined;
};

/** Sections of a page as links: each tab is an address, and the current one is in sight of a row that scrolls. For tabs without addresses see `local-tabs`. */
export function Tabs({ label, tabs, current, sticky = false, ...rest }: TabsProps): ReactElement {
  const labels = useUiLabels();
  const row = useInSight<HTMLUListElement>([tabs.findIndex(({ id }) => id === current)]);
  const place = useBeginning(current);
  return (
    <>
      {sticky ? <span className="vx-tabs__place" ref={place} /> : null}
      <nav {...rootProps(rest, 'vx-tabs')} aria-label={label} data-sticky={sticky ? '' : undefined}>
        <ul className="vx-tabs__list" ref={row}>
          {tabs.map((tab) => {
            const content = (
              <>
                {tab.label}
                {tab.count === undefined ? null : (
                  <span className="vx-tab__count">{formatCount(labels.locale, tab.count)}</span>
                )}
              </>
            );
            return (
              <li key={tab.id}>
                {tab.disabled === true ? (
                  <span className="vx-tab" role="link" aria-disabled="true" data-disabled="">
                    {content}
                  </span>
                ) : (
                  <Link
                    className="vx-tab"
                    href={tab.href}
                    keepsPlace={sticky}
                    aria-current={tab.id === current ? 'page' : undefined}
                  >
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/**
 * Where a row of tabs stands that sticks. When the section changes while the row is stuck, the page goes back to this
 * place, so that the new section is read from its beginning.
 */
function useBeginning(current: string): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const mark = place.current;
    // Its margin holds the height of the bar, below which the row sticks.
    const bar = mark ? Number.parseFloat(getComputedStyle(mark).scrollMarginTop) : 0;
    if (mark && mark.getBoundingClientRect().top < bar) {
      mark.scrollIntoView({ block: 'start', behavior: prefersCalm() ? 'instant' : 'auto' });
    }
  }, [current]);
  return place;
}

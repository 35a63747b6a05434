import type { MouseEvent, ReactElement } from 'react';
import { Counter } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { NavItem } from '../rail/Rail.tsx';
import './tab-bar.css';

/** `onClick` may open something instead of following the address. */
export type TabBarItem = NavItem & { onClick?: ((event: MouseEvent) => void) | undefined };

export type TabBarProps = RootProps<'nav'> & {
  /** Five at most. */
  items: readonly TabBarItem[];
  /** Id of the one that is open. */
  current?: string | undefined;
};

/** The main navigation of phones. Labels are always visible. */
export function TabBar({ items, current, ...rest }: TabBarProps): ReactElement {
  const labels = useUiLabels();
  return (
    <nav {...rootProps(rest, 'vx-tab-bar')} aria-label={labels.mainNavigation}>
      {items.map((item) => {
        const here = item.id === current;
        return (
          <Link
            key={item.id}
            className="vx-tab-bar__item"
            href={item.href}
            onClick={item.onClick}
            aria-current={here ? 'page' : undefined}
          >
            <Icon glyph={item.glyph} weight={here ? 'fill' : 'regular'} size="lg" />
            <span className="vx-tab-bar__label">{item.label}</span>
            {item.unread ? (
              <>
                <span className="vx-visually-hidden">, {labels.unread(item.unread)}</span>
                <Counter count={item.unread} />
              </>
            ) : null}
          </Link>
        );
      })}
      <EndMark />
    </nav>
  );
}

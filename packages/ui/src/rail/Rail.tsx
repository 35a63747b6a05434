import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Counter } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Link } from '../link/context.tsx';
import type { Presence } from '../live-badge/LiveBadge.tsx';
import { Logo } from '../logo/Logo.tsx';
import { formatCount } from '../price/format.ts';
import './rail.css';

/** A place to go to. */
export type NavItem = {
  id: string;
  label: string;
  href: string;
  glyph: Glyph;
  /** A quiet number at the end, such as how many are live. */
  amount?: number | undefined;
  /** Unread things, as a pill. */
  unread?: number | undefined;
};

/** Somebody whom the guest follows. */
export type FollowedPerformer = {
  name: string;
  href: string;
  picture: string | null;
  state: Presence;
  text: string;
};

export type RailProps = RootProps<'aside'> & {
  /** The brand, and where its logo leads. */
  brand: { name: string; href: string };
  /** The items, in order. */
  items: readonly NavItem[];
  /** The guest's own places. */
  own?: readonly NavItem[] | undefined;
  /** Places at the lower end. */
  bottom?: readonly NavItem[] | undefined;
  /** The id of the current item. */
  current?: string | undefined;
  /** Performers that the guest follows. */
  following?:
    | { title: string; summary?: string | undefined; people: readonly FollowedPerformer[] }
    | undefined;
  /** Stands where the followed performers are, for guests who are not logged in. */
  invite?: ReactNode;
  /** Icons only, named by the browser's own tooltip. Between 1024 and 1199 px it is always so. */
  slim?: boolean | undefined;
};

function NavLink({ item, current }: { item: NavItem; current: boolean }): ReactElement {
  const labels = useUiLabels();
  return (
    <Link
      className="vx-nav-item"
      href={item.href}
      aria-current={current ? 'page' : undefined}
      // Between two widths the rail shows icons alone, and only its style sheet knows.
      title={item.label}
    >
      <Icon
        glyph={item.glyph}
        weight={current ? 'fill' : 'regular'}
        className="vx-nav-item__icon"
      />
      <span className="vx-nav-item__label">{item.label}</span>
      {item.amount === undefined ? null : (
        <span className="vx-nav-item__amount">{formatCount(labels.locale, item.amount)}</span>
      )}
      {item.unread ? (
        <>
          <span className="vx-visually-hidden">, {labels.unread(item.unread)}</span>
          <Counter count={item.unread} />
        </>
      ) : null}
    </Link>
  );
}

/** The main navigation of the desktop and the performers a guest follows. */
export function Rail({
  brand,
  items,
  own = [],
  bottom = [],
  current,
  following,
  invite,
  slim = false,
  ...rest
}: RailProps): ReactElement {
  const labels = useUiLabels();
  return (
    <aside
      {...rootProps(rest, 'vx-rail')}
      data-slim={slim ? '' : undefined}
      aria-label={labels.menu}
    >
      <div className="vx-rail__brand">
        <Logo name={brand.name} href={brand.href} />
      </div>
      <nav className="vx-rail__group" aria-label={labels.mainNavigation}>
        {items.map((item) => (
          <NavLink key={item.id} item={item} current={item.id === current} />
        ))}
      </nav>
      {own.length === 0 ? null : (
        <nav className="vx-rail__group vx-rail__group--own" aria-label={labels.yourNavigation}>
          {own.map((item) => (
            <NavLink key={item.id} item={item} current={item.id === current} />
          ))}
        </nav>
      )}
      {following === undefined ? null : (
        <section className="vx-rail__following" aria-label={following.title}>
          <p className="vx-rail__head">
            <span>{following.title}</span>
            {following.summary === undefined ? null : (
              <span className="vx-rail__summary">{following.summary}</span>
            )}
          </p>
          <ul>
            {following.people.map((person) => (
              <li key={person.href}>
                <Link className="vx-rail__person" href={person.href} title={person.name}>
                  <Avatar
                    name={person.name}
                    src={person.picture}
                    size="rail"
                    ring={person.state === 'live' || person.state === 'busy' ? 'live' : undefined}
                    presence={person.state === 'online' ? 'online' : undefined}
                  />
                  <span className="vx-rail__person-text">
                    <span className="vx-rail__person-name">{person.name}</span>
                    <span className="vx-rail__person-state" data-state={person.state}>
                      {person.text}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invite === undefined ? null : <div className="vx-rail__invite">{invite}</div>}
      {bottom.length === 0 ? null : (
        <div className="vx-rail__bottom">
          {bottom.map((item) => (
            <NavLink key={item.id} item={item} current={item.id === current} />
          ))}
        </div>
      )}
    </aside>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretRightIcon, gearSixIcon } from '../icons/index.ts';
import { Link } from '../link/context.tsx';
import './mobile-menu.css';

export type MenuRow = {
  id: string;
  label: string;
  href: string;
  glyph: Glyph;
  end?: string | undefined;
  arrow?: boolean | undefined;
  vip?: boolean | undefined;
};
export type MobileMenuProps = {
  guest: { name: string; picture?: string | null | undefined; note?: ReactNode } | null;
  settings?: { label: string; href: string } | undefined;
  /** Shown to those who are not logged in, instead of the guest. */
  invite?: ReactNode;
  /** Cards for balance and rewards. */
  quick?: ReactNode;
  groups: readonly { id: string; label: string; rows: readonly MenuRow[] }[];
  /** Log out and the like. */
  end?: ReactNode;
};

/** Everything else on phones, as a page. */
export function MobileMenu({
  guest,
  settings,
  invite,
  quick,
  groups,
  end,
}: MobileMenuProps): ReactElement {
  return (
    <div className="vx-mobile-menu">
      {guest === null ? (
        invite
      ) : (
        <div className="vx-mobile-menu__head">
          <Avatar name={guest.name} src={guest.picture} size="lg" />
          <div className="vx-mobile-menu__who">
            <h1 className="vx-mobile-menu__name">{guest.name}</h1>
            {guest.note}
          </div>
          {settings === undefined ? null : (
            <IconButton
              glyph={gearSixIcon}
              label={settings.label}
              href={settings.href}
              tooltip="none"
            />
          )}
        </div>
      )}
      {quick === undefined ? null : <div className="vx-mobile-menu__quick">{quick}</div>}
      {groups.map((group) => (
        <nav key={group.id} className="vx-mobile-menu__group" aria-label={group.label}>
          {group.rows.map((row) => (
            <Link
              key={row.id}
              className="vx-mobile-menu__row"
              href={row.href}
              data-vip={row.vip === true ? '' : undefined}
            >
              <Icon glyph={row.glyph} size="lg" weight={row.vip === true ? 'fill' : 'regular'} />
              <span>{row.label}</span>
              <span className="vx-mobile-menu__end">{row.end}</span>
              {row.arrow === true ? <Icon glyph={caretRightIcon} size="sm" /> : null}
            </Link>
          ))}
        </nav>
      ))}
      {end === undefined ? null : <div className="vx-mobile-menu__foot">{end}</div>}
    </div>
  );
}

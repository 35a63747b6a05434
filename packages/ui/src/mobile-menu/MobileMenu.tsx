import { useId, type ReactElement, type ReactNode } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { caretDownIcon, caretRightIcon, gearSixIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import './mobile-menu.css';

type Row = {
  id: string;
  label: string;
  glyph: Glyph;
  end?: string | undefined;
  vip?: boolean | undefined;
};

/** A link of the menu. */
export type MenuLink = Row & { href: string; arrow?: boolean | undefined };
/** Opens its own rows below itself; opening one closes the others. */
export type MenuFolder = Row & { rows: readonly MenuLink[] };

/** A row of the menu. */
export type MenuRow = MenuLink | MenuFolder;
export type MobileMenuProps = RootProps<'div'> & {
  /** Who is logged in, or null for a visitor. */
  guest: { name: string; picture?: string | null | undefined; note?: ReactNode } | null;
  /** Where the settings are. */
  settings?: { label: string; href: string } | undefined;
  /** Shown to those who are not logged in, instead of the guest. */
  invite?: ReactNode;
  /** Cards for balance and rewards. */
  quick?: ReactNode;
  /** The groups, in order. */
  groups: readonly { id: string; label: string; rows: readonly MenuRow[] }[];
  /** Log out and the like. */
  end?: ReactNode;
};

const RowContent = ({ row, children }: { row: Row; children?: ReactNode }): ReactElement => (
  <>
    <Icon glyph={row.glyph} size="lg" weight={row.vip === true ? 'fill' : 'regular'} />
    <span>{row.label}</span>
    <span className="vx-mobile-menu__end">{row.end}</span>
    {children}
  </>
);

const LinkRow = ({ row }: { row: MenuLink }): ReactElement => (
  <Link
    className="vx-mobile-menu__row"
    href={row.href}
    data-vip={row.vip === true ? '' : undefined}
  >
    <RowContent row={row}>
      {row.arrow === true ? <Icon glyph={caretRightIcon} size="sm" /> : null}
    </RowContent>
  </Link>
);

/** A disclosure: it opens without script, and its name makes it the only one that is open. */
const FolderRow = ({ row, name }: { row: MenuFolder; name: string }): ReactElement => (
  <details className="vx-mobile-menu__folder" name={name}>
    <summary className="vx-mobile-menu__row" data-vip={row.vip === true ? '' : undefined}>
      <RowContent row={row}>
        <Icon glyph={caretDownIcon} size="sm" className="vx-mobile-menu__caret" />
      </RowContent>
    </summary>
    <div className="vx-mobile-menu__sub">
      {row.rows.map((inner) => (
        <LinkRow key={inner.id} row={inner} />
      ))}
    </div>
  </details>
);

/** Everything else on phones, as a page. */
export function MobileMenu({
  guest,
  settings,
  invite,
  quick,
  groups,
  end,
  ...rest
}: MobileMenuProps): ReactElement {
  const name = useId();
  return (
    <div {...rootProps(rest, 'vx-mobile-menu')}>
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
          {group.rows.map((row) =>
            'rows' in row ? (
              <FolderRow key={row.id} row={row} name={name} />
            ) : (
              <LinkRow key={row.id} row={row} />
            ),
          )}
        </nav>
      ))}
      {end === undefined ? null : <div className="vx-mobile-menu__foot">{end}</div>}
    </div>
  );
}

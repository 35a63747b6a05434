import { hideMenu, openMenu, showMenu, type Menus } from '@vx/session-core';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** The menus over the page the guest is on. [RU-shell-menu-actions] */
export function useMenus<Name extends string>(): {
  /** The one that is open. */
  readonly open: Name | null;
  readonly set: (name: Name, open: boolean) => void;
} {
  const { key } = useLocation();
  const [menus, setMenus] = useState<Menus<Name>>({});
  return {
    open: openMenu(menus, key),
    set: (name, open) => setMenus((before) => (open ? showMenu : hideMenu)(before, key, name)),
  };
}

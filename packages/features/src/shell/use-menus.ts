import { hideMenu, openMenu, showMenu } from '@vx/session-core';
import { useAtom } from 'jotai/react';
import { useLocation } from 'react-router';
import { menusAtom } from './menus-atom.ts';

/** The menus over the page the guest is on. [RU-shell-menu-actions] */
export function useMenus<Name extends string>(): {
  /** The one that is open. */
  readonly open: Name | null;
  readonly set: (name: Name, open: boolean) => void;
} {
  const { key } = useLocation();
  const [menus, setMenus] = useAtom(menusAtom);
  return {
    open: openMenu(menus, key) as Name | null,
    set: (name, open) => setMenus((before) => (open ? showMenu : hideMenu)(before, key, name)),
  };
}

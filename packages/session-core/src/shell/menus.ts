/**
 * The menu that is open on each page, by the page's entry in the history: at most one of each, so that
 * opening one closes the other. What is open when the guest goes on is stored with the page, closed on
 * the next, and restored by coming back. A button that toggles one shows whether it is open, and so
 * knows what to do. [RU-shell-one-menu] [RU-shell-menu-actions] [ET-mobileMenu]
 */
export type Menus<Name extends string> = Readonly<Record<string, Name | null>>;

/** Which menu is open on a page. */
export const openMenu = <Name extends string>(menus: Menus<Name>, page: string): Name | null =>
  menus[page] ?? null;

/** Opens a menu of a page; one that is open there gives way. */
export const showMenu = <Name extends string>(
  menus: Menus<Name>,
  page: string,
  name: Name,
): Menus<Name> => ({ ...menus, [page]: name });

/** Closes a menu; another one, opened meanwhile, stays. */
export const hideMenu = <Name extends string>(
  menus: Menus<Name>,
  page: string,
  name: Name,
): Menus<Name> => (menus[page] === name ? { ...menus, [page]: null } : menus);

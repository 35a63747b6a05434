import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideMenu, openMenu, showMenu, type Menus } from './menus.ts';

type Name = 'you' | 'cookies';
const none: Menus<Name> = {};
/** What a button does that shows whether its menu is open. */
const toggled = (menus: Menus<Name>, page: string, name: Name): Menus<Name> =>
  (openMenu(menus, page) === name ? hideMenu : showMenu)(menus, page, name);

describe('[ET-mobileMenu] menus', () => {
  it('[RU-shell-one-menu] are open one at a time', () => {
    const both = showMenu(showMenu(none, 'a', 'you'), 'a', 'cookies');
    expect(openMenu(both, 'a')).toBe('cookies');
    // The one that was closed by it has nothing left to close.
    expect(hideMenu(both, 'a', 'you')).toBe(both);
  });

  it('[RU-shell-menu-actions#1] are shown, hidden and toggled', () => {
    expect(openMenu(none, 'a')).toBeNull();
    const shown = toggled(none, 'a', 'you');
    expect(openMenu(shown, 'a')).toBe('you');
    expect(openMenu(toggled(shown, 'a', 'you'), 'a')).toBeNull();
    expect(openMenu(toggled(shown, 'a', 'cookies'), 'a')).toBe('cookies');
    expect(openMenu(hideMenu(shown, 'a', 'you'), 'a')).toBeNull();
  });

  it('[RU-shell-menu-actions#2] are stored with their page and restored on it', () => {
    const stored = showMenu(none, 'a', 'you');
    expect(openMenu(stored, 'b')).toBeNull();
    const elsewhere = hideMenu(showMenu(stored, 'b', 'cookies'), 'b', 'cookies');
    expect(openMenu(elsewhere, 'a')).toBe('you');
  });

  it('[RU-shell-menu-actions#2] keep each page to itself, whatever is done', () => {
    const act = fc.record({
      act: fc.constantFrom(showMenu, hideMenu, toggled),
      page: fc.constantFrom('a', 'b', 'c'),
      name: fc.constantFrom<Name>('you', 'cookies'),
    });
    fc.assert(
      fc.property(fc.array(act), act, (before, last) => {
        const run = (menus: Menus<Name>, { act: change, page, name }: typeof last) =>
          change(menus, page, name);
        const then = before.reduce(run, none);
        const now = run(then, last);
        for (const page of ['a', 'b', 'c'].filter((one) => one !== last.page))
          expect(openMenu(now, page)).toBe(openMenu(then, page));
      }),
    );
  });
});

import type { Menus } from '@vx/session-core';
import { atom } from 'jotai/vanilla';

/** The menus of a page that are open, by the page's entry in the history. */
export const menusAtom = atom<Menus<string>>({});

import { listAddress } from '../lists/paging.ts';
import type { PagePath } from './page-path.ts';

/** Name of the parameter with which the section asks for another number. */
export const CHANGE_PARAM = 'change';

/**
 * The section of the account that verifies phone numbers, and the address of its forms; with `change`
 * it begins with another number.
 */
export const phonePath = ({ path }: { readonly path: PagePath }, change = false): string =>
  listAddress(path('memberPhone', {}), { [CHANGE_PARAM]: change ? '1' : null });

import { listAddress } from '../lists/paging.ts';
import type { Services } from '../app/services.ts';

/** Name of the parameter with which the section asks for another number. */
export const CHANGE_PARAM = 'change';

/**
 * The section of the account that verifies phone numbers, and the address of its forms; with `change`
 * it begins with another number.
 */
export const phonePath = ({ path }: Pick<Services, 'path'>, change = false): string =>
  listAddress(path('memberProfile', {}), {
    section: 'phone',
    [CHANGE_PARAM]: change ? '1' : null,
  });

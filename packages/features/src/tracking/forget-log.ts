import type { ErrorCode } from '@vx/contract/errors';
import { codeOf, type PageAction } from '../app/page-action.ts';
import { listAddress } from '../lists/paging.ts';
import { DELETED_PARAM } from './load-log.ts';

/** Why nothing was deleted. */
export interface LogRefusal {
  readonly code: ErrorCode;
}

/** Deletes what was counted about whoever sends the form. */
export const forgetLog: PageAction<LogRefusal> = async ({ services }) => {
  try {
    const { deleted } = await services.rest.call('POST /guest/log/forget');
    const path = listAddress(services.path('dataLog', {}), { [DELETED_PARAM]: String(deleted) });
    return { kind: 'goto', path };
  } catch (error) {
    return { kind: 'refused', refusal: { code: codeOf(error) } };
  }
};

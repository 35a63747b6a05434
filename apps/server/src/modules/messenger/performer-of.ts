import { OperationError } from '../../platform/errors.ts';
import type { StudioCaller } from '../../platform/module.ts';

/** Who calls. @throws OperationError NEED_LOGIN */
export function performerOf({ performer }: StudioCaller): NonNullable<StudioCaller['performer']> {
  if (performer === null) throw new OperationError('NEED_LOGIN');
  return performer;
}

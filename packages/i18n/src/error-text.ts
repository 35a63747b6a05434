import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import type { MessageId } from './message-id.ts';

/** The text for a stable error code; a code that this version does not know gets the general one. */
export function errorText(code: unknown): MessageId {
  return isErrorCode(code) ? `errors.${code satisfies ErrorCode}` : 'errors.INTERNAL';
}

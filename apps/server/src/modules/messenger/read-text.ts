import { maxTextLength } from '@vx/messenger-core/rules';
import { OperationError } from '../../platform/errors.ts';

/**
 * The text of a message, without the blanks around it.
 * @throws OperationError INVALID_INPUT with `path`: empty, or longer than a message may be
 */
export function readMessage(given: string, path: string): string {
  const text = given.trim();
  if (text.length === 0 || text.length > maxTextLength)
    throw new OperationError('INVALID_INPUT', { fields: [{ path, rule: 'length' }] });
  return text;
}

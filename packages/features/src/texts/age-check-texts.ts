import { avsRejectReasons } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';

/** The text of a reject reason. Unknown ones are another reason. */
export function rejectText(reason: string | null): MessageId {
  const known = avsRejectReasons.find((one) => one === reason) ?? 'other';
  return `avs.reason.${known}`;
}

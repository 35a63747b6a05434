import {
  liveChatExitCodeGroups,
  preChatFailureCodes,
  type LiveChatExitCodeGroup,
} from '@vx/contract/enums';

/** Family of an exit code; texts are made for families. A number of no family is `unknown`. */
export type ExitFamily = LiveChatExitCodeGroup | 'unknown';

/** [RU-chatexit-client] … [RU-chatexit-908]: which family a code belongs to. */
export function exitFamilyOf(code: number): ExitFamily {
  for (const [family, codes] of Object.entries(liveChatExitCodeGroups)) {
    if ((codes as readonly number[]).includes(code)) return family as LiveChatExitCodeGroup;
  }
  return 'unknown';
}

/** Whether the code says that a chat never began. [RU-chatexit-prechat] */
export function isPreChatFailure(code: number): boolean {
  return (preChatFailureCodes as readonly number[]).includes(code);
}

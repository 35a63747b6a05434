import {
  liveChatExitCodeGroups,
  preChatFailureCodes,
  type LiveChatExitCodeGroup,
} from '@vx/contract/enums';
import type { MessageId } from './message-id.ts';

/** The families of reasons why a chat ended. `preChat`: it never started. */
export type ExitFamily = LiveChatExitCodeGroup | 'preChat' | 'unknown';

/** What to tell a guest: what happened, what it means for the money, what to do next. */
export interface ExitTexts {
  readonly family: ExitFamily;
  /** What happened, as a heading; takes `{name}`, the performer. */
  readonly title: MessageId;
  readonly text: MessageId;
  /** Takes `{amount}`, what the chat cost, formatted. */
  readonly money: MessageId;
  readonly action: MessageId;
}

const familyByCode = new Map<number, LiveChatExitCodeGroup>(
  Object.entries(liveChatExitCodeGroups).flatMap(([group, codes]) =>
    codes.map((code) => [code, group as LiveChatExitCodeGroup] as const),
  ),
);

/** Where a code that is not in the table belongs, by its hundreds. */
const familyByHundreds = new Map<number, ExitFamily>([
  [1, 'clientInitiated'],
  [2, 'hostInitiated'],
  [3, 'adminKick'],
  [4, 'livePreviewEnds'],
  [5, 'timeLimit'],
  [6, 'ageRatingDenied'],
  [9, 'otherEndReasons'],
]);

/**
 * The family of an exit code (EN-liveChatExitCodeGroups).
 *
 * @param started false while the chat had not begun: then the pre-chat failure codes are `preChat`
 */
export function exitFamilyOf(code: number, started = true): ExitFamily {
  if (!started && (preChatFailureCodes as readonly number[]).includes(code)) return 'preChat';
  return familyByCode.get(code) ?? familyByHundreds.get(Math.floor(code / 100)) ?? 'unknown';
}

/** The texts for an exit code; never the number alone (ER-chatExitCodes, ER-preChatFailures). */
export function exitTexts(code: number, started = true): ExitTexts {
  const family = exitFamilyOf(code, started);
  return {
    family,
    title: `exitCodes.${family}.title`,
    text: `exitCodes.${family}.text`,
    money: `exitCodes.${family}.money`,
    action: `exitCodes.${family}.action`,
  };
}

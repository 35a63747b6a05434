import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';

/** How a chat was, as far as its guest has said. */
export interface ChatRating {
  /** What is saved, or on its way; 0: nothing yet. */
  readonly stars: number;
  /** Why the last tap was not saved. */
  readonly problem: ErrorCode | null;
}

/** The question after a chat as the component takes it, without what a tap does. */
export interface ChatRatingView {
  readonly label: string;
  readonly value: number;
  readonly note: string;
  readonly failed: boolean;
}

/** What the stars mean, who sees them, or why they were not saved. */
export function toChatRating(
  { stars, problem }: ChatRating,
  performer: string,
  { t }: Pick<Texts, 't'>,
): ChatRatingView {
  const sees = t('live.rating.sees', { name: performer });
  return {
    label: t('live.rating.question'),
    value: stars,
    note: problem
      ? t('live.rating.failed', { reason: t(errorText(problem)) })
      : stars === 0
        ? sees
        : `${t('live.rating.word', { stars })}. ${sees}`,
    failed: problem !== null,
  };
}

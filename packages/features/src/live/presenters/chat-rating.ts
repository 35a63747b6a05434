import { errorText } from '@vx/i18n';
import type { ChatRating } from '@vx/live-core';
import type { Texts } from '../../texts/presenter-texts.ts';

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

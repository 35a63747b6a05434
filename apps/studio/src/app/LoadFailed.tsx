import type { ErrorCode } from '@vx/contract/errors';
import { ErrorState, type ErrorStateProps } from '@vx/ui/empty-state';
import type { ReactElement } from 'react';
import { useTexts } from './texts.ts';

/** Something could not be loaded: why, and the way to try again, by itself after some seconds. */
export function LoadFailed({
  code,
  note,
  onRetry,
  ...look
}: Pick<ErrorStateProps, 'level' | 'size'> & {
  readonly code: ErrorCode;
  /** What the reason does not say: that nothing is lost. */
  readonly note?: string;
  readonly onRetry: () => Promise<void>;
}): ReactElement {
  const { say, sayError } = useTexts();
  const reason = sayError(code);
  return (
    <ErrorState
      {...look}
      title={say('studio.failed.title')}
      text={note === undefined ? reason : `${reason} ${note}`}
      retry={{
        seconds: 10,
        text: (seconds) => say('studio.failed.retry', { seconds }),
        onRetry: () => void onRetry(),
      }}
    />
  );
}

import type { ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cloudWarningIcon } from '../icons/index.ts';
import { rootProps } from '../internal/root-props.ts';
import { useSecondsLeft } from '../internal/use-seconds-left.ts';
import { useUiLabels } from '../labels/context.tsx';
import { StatusBar } from '../status-bar/StatusBar.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';
import './empty-state.css';

export type ErrorStateProps = Omit<EmptyStateProps, 'size'> & {
  /** `bar` is one line above content that stays. */
  size?: EmptyStateProps['size'] | 'bar';
  /**
   * Tries again on its own after `seconds`, which stand there and count, and at once by its button.
   * While `busy` it waits; afterwards it counts anew.
   */
  retry?:
    | {
        seconds: number;
        /** "We try again on our own in 8 seconds." */
        text: (seconds: number) => string;
        onRetry: () => void;
        busy?: boolean | undefined;
      }
    | undefined;
  /** Money or lost input: announced at once. */
  urgent?: boolean | undefined;
};

/** Something failed: what, what it means for money, one action. */
export function ErrorState({
  glyph = cloudWarningIcon,
  title,
  text,
  action,
  retry,
  urgent = false,
  size = 'panel',
  level = 2,
  ...rest
}: ErrorStateProps): ReactElement {
  const labels = useUiLabels();
  const busy = retry?.busy === true;
  const left = useSecondsLeft(retry?.seconds ?? 0, retry !== undefined && !busy, () =>
    retry?.onRetry(),
  );
  const words = (
    <>
      {text}
      {/* Not read out while it counts. */}
      {retry === undefined || busy || left === 0 ? null : (
        <span aria-live="off"> {retry.text(left)}</span>
      )}
    </>
  );
  const ways =
    retry === undefined ? (
      action
    ) : (
      <>
        <Button
          variant="solid"
          size={size === 'bar' ? 'sm' : 'md'}
          loading={busy}
          onClick={retry.onRetry}
        >
          {labels.retry}
        </Button>
        {action}
      </>
    );
  if (size === 'bar')
    return (
      <StatusBar {...rest} tone="warning" glyph={glyph} title={title} action={ways} urgent={urgent}>
        {words}
      </StatusBar>
    );
  const Title = `h${level}` as const;
  return (
    <div
      {...rootProps(rest, 'vx-empty')}
      data-size={size}
      data-kind="error"
      role={urgent ? 'alert' : undefined}
      aria-busy={busy ? true : undefined}
    >
      <Icon glyph={glyph} weight="duotone" size="xxl" className="vx-empty__icon" />
      <Title className="vx-empty__title">{title}</Title>
      <p className="vx-empty__text">{words}</p>
      {ways === undefined ? null : <div className="vx-empty__action">{ways}</div>}
    </div>
  );
}

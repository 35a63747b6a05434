import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { cloudWarningIcon } from '../icons/index.ts';
import './empty-state.css';

export type EmptyStateProps = {
  glyph?: Glyph | undefined;
  title: string;
  /** What belongs here, in one sentence. */
  text?: ReactNode;
  /** One useful action. */
  action?: ReactNode;
  size?: 'page' | 'panel' | 'inline' | undefined;
  level?: 1 | 2 | 3 | undefined;
};

/** Nothing here, and what belongs here. */
export function EmptyState({
  glyph,
  title,
  text,
  action,
  size = 'panel',
  level = 2,
}: EmptyStateProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div className="vx-empty" data-size={size} data-kind="empty">
      {glyph === undefined ? null : (
        <Icon glyph={glyph} weight="duotone" size="xxl" className="vx-empty__icon" />
      )}
      <Title className="vx-empty__title">{title}</Title>
      {text === undefined ? null : <p className="vx-empty__text">{text}</p>}
      {action === undefined ? null : <div className="vx-empty__action">{action}</div>}
    </div>
  );
}

export type ErrorStateProps = EmptyStateProps & {
  /** "We try again on our own in 8 seconds." Visible, not read out while it counts. */
  countdown?: string | undefined;
  /** Money or lost input: announced at once. */
  urgent?: boolean | undefined;
};

/** Something failed: what, what it means for money, one action. */
export function ErrorState({
  glyph = cloudWarningIcon,
  title,
  text,
  action,
  countdown,
  urgent = false,
  size = 'panel',
  level = 2,
}: ErrorStateProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div
      className="vx-empty"
      data-size={size}
      data-kind="error"
      role={urgent ? 'alert' : undefined}
    >
      <Icon glyph={glyph} weight="duotone" size="xxl" className="vx-empty__icon" />
      <Title className="vx-empty__title">{title}</Title>
      <p className="vx-empty__text">
        {text}
        {countdown === undefined ? null : <span aria-live="off"> {countdown}</span>}
      </p>
      {action === undefined ? null : <div className="vx-empty__action">{action}</div>}
    </div>
  );
}

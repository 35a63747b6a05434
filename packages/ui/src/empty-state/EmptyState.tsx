import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Glyph } from '../icon/glyph.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './empty-state.css';

export type EmptyStateProps = RootProps<'div'> & {
  /** Icon. */
  glyph?: Glyph | undefined;
  /** Heading. */
  title: string;
  /** What belongs here, in one sentence. */
  text?: ReactNode;
  /** One useful action. */
  action?: ReactNode;
  /** How big it is. */
  size?: 'page' | 'panel' | 'inline' | undefined;
  /** Level of the heading on its page; looks do not change with it. */
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
  ...rest
}: EmptyStateProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div {...rootProps(rest, 'vx-empty')} data-size={size} data-kind="empty">
      {glyph === undefined ? null : (
        <Icon glyph={glyph} weight="duotone" size="xxl" className="vx-empty__icon" />
      )}
      <Title className="vx-empty__title">{title}</Title>
      {text === undefined ? null : <p className="vx-empty__text">{text}</p>}
      {action === undefined ? null : <div className="vx-empty__action">{action}</div>}
    </div>
  );
}

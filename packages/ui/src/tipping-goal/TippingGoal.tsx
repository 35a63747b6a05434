import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import { formatCount } from '../price/format.ts';
import { Price, type PriceValue } from '../price/Price.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './tipping-goal.css';

export type TippingGoalProps = RootProps<'div'> & {
  /** In a post, or as one line over a room. */
  variant?: 'card' | 'bar' | undefined;
  /** What the tips are for; the name of the progress. */
  title: string;
  /** The title stands beside already, as in a post. */
  hideTitle?: boolean | undefined;
  /** What has come together. */
  sum: PriceValue;
  /** What it takes. */
  goal: PriceValue;
  /** 0 to 1; more counts as 1. */
  share: number;
  /** The goal is met. */
  reached?: boolean | undefined;
  /** A `TipPicker`. */
  children?: ReactNode;
};

/** A shared goal: what came together, of what, in words as well as a line. */
export function TippingGoal({
  variant = 'card',
  title,
  hideTitle = false,
  sum,
  goal,
  share,
  reached = false,
  children,
  ...rest
}: TippingGoalProps): ReactElement {
  const labels = useUiLabels();
  // The bar ends at its end; what came in above the goal stands in the sum.
  const percent = labels.feed.percent(Math.floor(Math.min(1, Math.max(0, share)) * 100));
  const outOf = labels.feed.outOf(goal.value, formatCount(labels.locale, goal.value));
  return (
    <div
      {...rootProps(rest, 'vx-goal')}
      data-variant={variant}
      data-state={reached ? 'reached' : 'running'}
    >
      {hideTitle ? null : <p className="vx-goal__title">{title}</p>}
      <p className="vx-goal__figures">
        <span className="vx-goal__sum">
          <Price price={sum} equivalent="hidden" />
          <span className="vx-goal__of">{outOf}</span>
        </span>
        {reached ? (
          <span className="vx-goal__reached">
            <Icon glyph={checkCircleIcon} size="sm" weight="fill" />
            {labels.feed.reached}
          </span>
        ) : (
          <span className="vx-goal__percent">{percent}</span>
        )}
      </p>
      <ProgressBar
        value={share}
        label={title}
        valueText={`${percent}, ${formatCount(labels.locale, sum.value)} ${outOf}`}
        tone="own"
        size={variant === 'card' ? 'tall' : 'thin'}
      />
      {children === undefined ? null : <div className="vx-goal__tip">{children}</div>}
    </div>
  );
}

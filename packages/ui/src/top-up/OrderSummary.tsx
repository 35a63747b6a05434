import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { clockIcon, gaugeIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import '../radio-group/radio-group.css';
import './top-up.css';

/** A line of an order. */
export type OrderLine = { label: string; value: ReactNode; quiet?: boolean | undefined };
export type OrderSummaryProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** The lines, oldest first. */
  lines: readonly OrderLine[];
  /** What is to be paid. */
  total: { label: string; value: ReactNode };
  /** Lines below the total. */
  after?: readonly OrderLine[] | undefined;
  /** What it is worth: "104 coins are about 8 minutes of private chat." */
  hint?: ReactNode;
  /** Below the lines: the way to a bonus code. */
  extra?: ReactNode;
  /** Above the button: how much of the guest's own limit is used, and the way to change it. */
  limit?: { text: string; action?: ReactNode } | undefined;
  /** Notes and buttons at the bottom. */
  children?: ReactNode;
};

const line = (entry: OrderLine): ReactElement => (
  <div
    key={entry.label}
    className="vx-rows__row"
    data-quiet={entry.quiet === true ? '' : undefined}
  >
    <dt>{entry.label}</dt>
    <dd>{entry.value}</dd>
  </div>
);

/** What is bought and what it costs, all of it, before the button. */
export function OrderSummary({
  title,
  lines,
  total,
  after = [],
  hint,
  extra,
  limit,
  children,
  ...rest
}: OrderSummaryProps): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-order')} aria-label={title}>
      <h2 className="vx-order__title">{title}</h2>
      <dl className="vx-rows">{lines.map(line)}</dl>
      {extra === undefined ? null : <div className="vx-order__extra">{extra}</div>}
      <dl className="vx-rows vx-order__total">
        <div className="vx-rows__row">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
        {after.map((entry) => line({ quiet: true, ...entry }))}
      </dl>
      {hint === undefined ? null : (
        <p className="vx-order__hint">
          <Icon glyph={clockIcon} size="sm" />
          <span>{hint}</span>
        </p>
      )}
      {limit === undefined ? null : (
        <div className="vx-order__limit">
          <Icon glyph={gaugeIcon} size="sm" />
          <span>{limit.text}</span>
          {limit.action}
        </div>
      )}
      <div className="vx-order__foot">{children}</div>
    </section>
  );
}

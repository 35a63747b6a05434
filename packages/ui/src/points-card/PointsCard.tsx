import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Link } from '../link/context.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import './points-card.css';

export type PointsCardProps = RootProps<'div'> & {
  /** "Your points" */
  label: string;
  /** As it is shown, in the page's language: "1,840". */
  points: string;
  /** "Level 4 of 8" */
  level?: string | undefined;
  /** 0 to 1, the way to the next reward. */
  share: number;
  /** The same way in words: "160 points to your next free spin". */
  next: string;
  /** `near` from nine tenths on; `reached`: something can be had now. */
  state?: 'normal' | 'near' | 'reached' | undefined;
  /** Buttons below: redeem, how to earn. Not in `mini`. */
  actions?: ReactNode;
  /** One line for menus and heads of pages; a link with `href`. */
  variant?: 'card' | 'mini' | undefined;
  /** Where it leads. */
  href?: string | undefined;
};

/** Points and level. The bar repeats what the words say. */
export function PointsCard({
  label,
  points,
  level,
  share,
  next,
  state = 'normal',
  actions,
  variant = 'card',
  href,
  ...rest
}: PointsCardProps): ReactElement {
  const root = rootProps(rest, 'vx-points');
  const bar = (
    <ProgressBar
      value={share}
      tone="own"
      size={variant === 'card' ? 'tall' : 'thin'}
      label={label}
      valueText={next}
    />
  );
  if (variant === 'mini') {
    const content = (
      <>
        <span className="vx-points__row">
          <span className="vx-points__label">{label}</span>
          <strong className="vx-points__small">{points}</strong>
        </span>
        <ProgressBar value={share} tone="own" />
        <span className="vx-points__next">{next}</span>
      </>
    );
    return href === undefined ? (
      <div {...root} data-variant="mini" data-state={state}>
        {content}
      </div>
    ) : (
      <Link {...(root as RootProps<'a'>)} data-variant="mini" data-state={state} href={href}>
        {content}
      </Link>
    );
  }
  return (
    <section {...root} data-variant="card" data-state={state} aria-label={label}>
      <p className="vx-points__label">{label}</p>
      <p className="vx-points__row">
        <strong className="vx-points__value">{points}</strong>
        {level === undefined ? null : <span className="vx-points__level">{level}</span>}
      </p>
      {bar}
      <p className="vx-points__next">{next}</p>
      {actions === undefined ? null : <div className="vx-points__actions">{actions}</div>}
    </section>
  );
}

import type { ReactElement } from 'react';
import { CustomProperties } from '../internal/CustomProperties.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './progress.css';

export type ProgressBarProps = RootProps<'span'> & {
  /** 0 to 1. */
  value: number;
  /** The name; without it the bar is decoration and its meaning stands in words beside it. */
  label?: string | undefined;
  /** The value in words. */
  valueText?: string | undefined;
  /** Colour by meaning. */
  tone?: 'media' | 'accent' | 'own' | 'vip' | undefined;
  /** How big it is. */
  size?: 'thin' | 'tall' | undefined;
};

/** A thin line of progress. `own` is the luminous gradient, for progress that belongs to the guest. */
export function ProgressBar({
  value,
  label,
  valueText,
  tone = 'accent',
  size = 'thin',
  ...rest
}: ProgressBarProps): ReactElement {
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  const naming =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuenow': percent,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuetext': valueText,
        };
  return (
    <span {...rootProps(rest, 'vx-progress')} data-tone={tone} data-size={size} {...naming}>
      <CustomProperties values={{ '--vx-share': `${share * 100}%` }}>
        <span className="vx-progress__fill" />
      </CustomProperties>
    </span>
  );
}

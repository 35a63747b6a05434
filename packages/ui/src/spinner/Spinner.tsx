import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import './spinner.css';

/** Turns while something runs: inside buttons and on the video stage only. */
export function Spinner({
  size = 'md',
  label,
  ...rest
}: RootProps<'span'> & {
  /** How big it is. */
  size?: 'md' | 'lg' | undefined;
  /** What is waited for, as a status that is read, not shown; without it the spinner is decoration. */
  label?: string | undefined;
}): ReactElement {
  return (
    <span
      {...rootProps(rest, 'vx-spinner')}
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}

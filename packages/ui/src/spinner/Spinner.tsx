import type { ReactElement } from 'react';
import './spinner.css';

/** Turns while something runs: inside buttons and on the video stage only. */
export function Spinner({
  size = 'md',
  label,
}: {
  /** How big it is. */
  size?: 'md' | 'lg' | undefined;
  /** Visible name, and the accessible one. */
  label?: string | undefined;
}): ReactElement {
  return (
    <span
      className="vx-spinner"
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}

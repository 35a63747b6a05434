import type { ReactElement } from 'react';
import './spinner.css';

/** Turns while something runs: inside buttons and on the video stage only. */
export function Spinner({
  size = 'md',
  label,
}: {
  size?: 'md' | 'lg' | undefined;
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

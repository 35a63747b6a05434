import './bleed.css';
import type { ReactElement, ReactNode } from 'react';

/** Runs edge to edge on phones and touches the bar above; elsewhere it changes nothing. */
export function Bleed({
  children,
}: {
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <div className="vx-bleed">{children}</div>;
}

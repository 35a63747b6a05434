import './bleed.css';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';

/** Runs edge to edge on phones and touches the bar above; elsewhere it changes nothing. */
export function Bleed({
  children,
  ...rest
}: RootProps<'div'> & {
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return <div {...rootProps(rest, 'vx-bleed')}>{children}</div>;
}

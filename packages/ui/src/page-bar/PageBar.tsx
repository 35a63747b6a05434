import './page-bar.css';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';

/** The first action of a page on phones: stays at the bottom of the screen, above the tab bar if there is one, and has its own place at the end of the page. */
export function PageBar({
  label,
  children,
  ...rest
}: RootProps<'section'> & {
  /** The name of the region; it is read, not shown. */
  label: string;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return (
    <section {...rootProps(rest, 'vx-page-bar')} aria-label={label}>
      {children}
    </section>
  );
}

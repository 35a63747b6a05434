import './page-bar.css';
import type { ReactElement, ReactNode } from 'react';

/** The first action of a page on phones: stays at the bottom of the screen, above the tab bar if there is one, and has its own place at the end of the page. */
export function PageBar({
  label,
  children,
}: {
  /** Visible name, and the accessible one. */
  label: string;
  /** What stands inside. */
  children: ReactNode;
}): ReactElement {
  return (
    <section className="vx-page-bar" aria-label={label}>
      {children}
    </section>
  );
}

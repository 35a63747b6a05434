import type { ReactElement, ReactNode, Ref } from 'react';
import { Surface } from '../surface/Surface.tsx';
import './app-shell.css';

export type ShellNoticeProps = {
  /** The name of the landmark. */
  label: string;
  /** On a surface of its own. */
  framed?: boolean | undefined;
  /** To move the focus here when the notice appears. */
  ref?: Ref<HTMLElement> | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/**
 * Says why the next page cannot come now. As a direct child of `AppShell` it stands in place of the content,
 * which is hidden and comes back as it was when the notice goes.
 */
export function ShellNotice({
  label,
  framed = false,
  ref,
  children,
}: ShellNoticeProps): ReactElement {
  return (
    <section
      className="vx-shell__notice"
      data-framed={framed ? '' : undefined}
      ref={ref}
      tabIndex={-1}
      aria-label={label}
    >
      {framed ? <Surface>{children}</Surface> : children}
    </section>
  );
}

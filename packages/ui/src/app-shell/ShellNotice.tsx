import type { ReactElement, ReactNode, Ref } from 'react';
import { Surface } from '../surface/Surface.tsx';
import './app-shell.css';

export type ShellNoticeProps = {
  /** The name of the landmark. */
  label: string;
  /** On a surface of its own, above a page that stays. */
  framed?: boolean | undefined;
  /** To move the focus here when the notice appears. */
  ref?: Ref<HTMLElement> | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** Stands above the content when the next page cannot come now, and says why. */
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

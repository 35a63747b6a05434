import type { ReactElement, ReactNode, Ref } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { Surface } from '../surface/Surface.tsx';
import './app-shell.css';

export type ShellNoticeProps = RootProps<'section'> & {
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
  children,
  ...rest
}: ShellNoticeProps): ReactElement {
  return (
    <section
      {...rootProps(rest, 'vx-shell__notice')}
      data-framed={framed ? '' : undefined}
      tabIndex={-1}
      aria-label={label}
    >
      {framed ? <Surface>{children}</Surface> : children}
    </section>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { EndMark } from '../internal/EndMark.tsx';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import './app-shell.css';

export type AppShellProps = RootProps<'div'> & {
  /** `desktop` has a rail, `slim` a narrow one, `mobile` a tab bar, `immersive` only its content (live room, login). */
  shell: 'desktop' | 'slim' | 'mobile' | 'immersive';
  /** Navigation at the side, on wide screens. */
  rail?: ReactNode;
  /** Bar at the top. */
  topBar?: ReactNode;
  /** Status bars below the top bar: offline, age check, age of data. */
  status?: ReactNode;
  /** Navigation at the bottom, on phones. */
  tabBar?: ReactNode;
  /** What stands at the end of every page. */
  footer?: ReactNode;
  /** Room at the bottom for a bar that sticks there, as the price bar of a profile on phones. */
  bottomBar?: ReactNode;
  /** The content runs edge to edge, as the cover of a profile on phones. */
  bleed?: boolean | undefined;
  /** What stands inside. */
  children: ReactNode;
};

/** The frame of a page: landmarks, skip links, where bars and content stand. */
export function AppShell({
  shell,
  rail,
  topBar,
  status,
  tabBar,
  footer,
  bottomBar,
  bleed = false,
  children,
  ...rest
}: AppShellProps): ReactElement {
  const labels = useUiLabels();
  return (
    <div
      {...rootProps(rest, 'vx-shell')}
      data-shell={shell}
      data-tab-bar={tabBar ? '' : undefined}
      data-bottom-bar={bottomBar ? '' : undefined}
    >
      <a className="vx-skip-link" href="#content">
        {labels.skipToContent}
      </a>
      {rail}
      <div className="vx-shell__column">
        {topBar}
        {status === undefined ? null : <div className="vx-shell__status">{status}</div>}
        <main
          className="vx-shell__main"
          id="content"
          tabIndex={-1}
          data-bleed={bleed ? '' : undefined}
        >
          {children}
        </main>
        {footer === undefined ? null : (
          <div className="vx-shell__footer">
            {footer}
            <EndMark />
          </div>
        )}
      </div>
      {bottomBar === undefined ? null : <div className="vx-shell__bottom-bar">{bottomBar}</div>}
      {tabBar}
    </div>
  );
}

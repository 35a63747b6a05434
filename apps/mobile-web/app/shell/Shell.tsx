import { useFooter, useShell } from '@vx/features/shell';
import { AppShell } from '@vx/ui/app-shell';
import { Breadcrumbs } from '@vx/ui/breadcrumbs';
import { TabBar } from '@vx/ui/tab-bar';
import { Gates, HeldPage, PageArrival, ShellFooter, ShellStatus, withIcon } from '@vx/views/shell';
import { LateIncentives } from '@vx/views/incentives';
import { LateLegalNotice } from '@vx/views/legal';
import { LateFloating } from '@vx/views/notifications';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import hills from '../art/hills.webp';
import { ShellTopBar } from './ShellTopBar.tsx';

const ConsentSheet = lazy(() => import('./ConsentSheet.tsx'));
const MenuSheet = lazy(() => import('./MenuSheet.tsx'));

/** Which layer stands above the page: at most one. [RU-shell-one-menu] */
type Layer = { readonly kind: 'cookies' } | { readonly kind: 'menu'; readonly at: string };

/** The frame of every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const view = useShell();
  const footer = useFooter();
  const { key } = useLocation();
  const [layer, setLayer] = useState<Layer | null>(null);
  // A menu belongs to the page it was opened on: following one of its links closes it.
  const menuOpen = layer?.kind === 'menu' && layer.at === key;
  const immersive = view.handle.shell === 'immersive';
  return (
    <>
      <PageArrival />
      <AppShell
        shell={immersive ? 'immersive' : 'mobile'}
        status={<ShellStatus view={view} />}
        bleed={view.handle.bleed}
        {...(!immersive && {
          topBar: <ShellTopBar view={view} />,
          footer: (
            <ShellFooter
              view={view}
              footer={footer}
              onCookies={() => setLayer({ kind: 'cookies' })}
            />
          ),
          // A page over a picture has its own bar at the bottom, and the way back at the top.
          tabBar: view.handle.over ? undefined : (
            <TabBar
              current={view.current}
              items={[
                ...view.main.map(withIcon),
                {
                  ...withIcon(view.you),
                  onClick(event) {
                    // Its code may have to come over the line; without one the page waits for it.
                    if (view.current === 'you' || !navigator.onLine) return;
                    event.preventDefault();
                    setLayer({ kind: 'menu', at: key });
                  },
                },
              ]}
            />
          ),
        })}
      >
        <HeldPage />
        {children}
        {!immersive && view.breadcrumbs.length > 1 ? (
          <Breadcrumbs items={view.breadcrumbs} />
        ) : null}
      </AppShell>
      <LateFloating />
      <LateLegalNotice />
      <LateIncentives />
      <Gates
        here={view.here}
        cookies={footer.cookies}
        choosing={layer?.kind === 'cookies'}
        onChoosing={(open) => setLayer(open ? { kind: 'cookies' } : null)}
        Choice={ConsentSheet}
        picture={hills}
      />
      {menuOpen ? (
        <Suspense>
          <MenuSheet view={view} onOpenChange={(open) => (open ? undefined : setLayer(null))} />
        </Suspense>
      ) : null}
    </>
  );
}

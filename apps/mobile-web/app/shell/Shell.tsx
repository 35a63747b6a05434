import { useFooter, useMenus, useShell } from '@vx/features/shell';
import { AppShell } from '@vx/ui/app-shell';
import { Breadcrumbs } from '@vx/ui/breadcrumbs';
import { TabBar } from '@vx/ui/tab-bar';
import {
  Gates,
  OfflinePage,
  PageArrival,
  ShellFooter,
  ShellStatus,
  withIcon,
} from '@vx/views/shell';
import { LazyIncentives } from '@vx/views/incentives';
import { LazyLegalNotice } from '@vx/views/legal';
import { LazyFloating } from '@vx/views/notifications';
import { lazy, Suspense, type ReactNode } from 'react';
import hills from '../art/hills.webp';
import { ShellTopBar } from './ShellTopBar.tsx';

const ConsentSheet = lazy(() => import('./ConsentSheet.tsx'));
const MenuSheet = lazy(() => import('./MenuSheet.tsx'));

/** The frame of every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const view = useShell();
  const footer = useFooter();
  const menus = useMenus<'you' | 'cookies'>();
  const choose = (open: boolean) => menus.set('cookies', open);
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
          footer:
            view.handle.fills || view.isOwn ? undefined : (
              <ShellFooter view={view} footer={footer} onCookies={() => choose(true)} />
            ),
          // A page over a picture has its own bar at the bottom, and the way back at the top.
          tabBar: view.handle.over ? undefined : (
            <TabBar
              current={view.isOwn && !view.waits ? 'you' : view.current}
              items={view.tabs.map((link) => ({
                ...withIcon(link),
                onClick(event) {
                  // A guest has a page there; a visitor reads the ways in over the page that is open.
                  if (link.id !== 'you' || view.guest.loggedIn || view.current === 'you') return;
                  // Its code may have to come over the line; without one the page waits for it.
                  if (!navigator.onLine) return;
                  event.preventDefault();
                  menus.set('you', true);
                },
              }))}
            />
          ),
        })}
      >
        <OfflinePage />
        {children}
        {!immersive && !view.handle.fills && !view.isOwn && view.breadcrumbs.length > 1 ? (
          <Breadcrumbs items={view.breadcrumbs} />
        ) : null}
      </AppShell>
      <LazyFloating />
      <LazyLegalNotice />
      <LazyIncentives />
      <Gates
        here={view.here}
        cookies={footer.cookies}
        choosing={menus.open === 'cookies'}
        onChoosing={choose}
        Choice={ConsentSheet}
        picture={hills}
      />
      {menus.open === 'you' ? (
        <Suspense>
          <MenuSheet view={view} onOpenChange={(open) => menus.set('you', open)} />
        </Suspense>
      ) : null}
    </>
  );
}

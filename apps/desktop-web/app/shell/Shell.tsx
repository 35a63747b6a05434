import { useFooter, useMenus, useShell } from '@vx/features/shell';
import { AppShell } from '@vx/ui/app-shell';
import { Breadcrumbs } from '@vx/ui/breadcrumbs';
import { Rail } from '@vx/ui/rail';
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
import { lazy, type ReactNode } from 'react';
import { RailInvite } from './RailInvite.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

const ConsentDialog = lazy(async () => ({
  default: (await import('@vx/ui/consent-dialog')).ConsentDialog,
}));

/** The frame of every page. Narrow windows get the bar of phones instead of the rail. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const view = useShell();
  const footer = useFooter();
  const menus = useMenus<'cookies'>();
  const choose = (open: boolean) => menus.set('cookies', open);
  const gates = (
    <>
      <LazyFloating />
      <LazyLegalNotice />
      <LazyIncentives />
      <Gates
        here={view.here}
        cookies={footer.cookies}
        choosing={menus.open === 'cookies'}
        onChoosing={choose}
        Choice={ConsentDialog}
      />
    </>
  );
  if (view.handle.shell === 'immersive') {
    return (
      <>
        <PageArrival />
        <AppShell shell="immersive" status={<ShellStatus view={view} />}>
          <OfflinePage />
          {children}
        </AppShell>
        {gates}
      </>
    );
  }
  return (
    <>
      <PageArrival />
      <AppShell
        shell="desktop"
        rail={
          <Rail
            brand={view.brand}
            items={view.main.map(withIcon)}
            own={view.own.map(withIcon)}
            bottom={[withIcon(view.help)]}
            current={view.current}
            invite={view.guest.loggedIn ? undefined : <RailInvite view={view} />}
          />
        }
        topBar={<ShellTopBar view={view} />}
        status={<ShellStatus view={view} />}
        tabBar={<TabBar items={view.tabs.map(withIcon)} current={view.current} />}
        footer={
          view.handle.fills ? undefined : (
            <ShellFooter view={view} footer={footer} onCookies={() => choose(true)} />
          )
        }
      >
        <OfflinePage />
        {view.breadcrumbs.length > 1 && !view.handle.fills ? (
          <Breadcrumbs items={view.breadcrumbs} />
        ) : null}
        {children}
      </AppShell>
      {gates}
    </>
  );
}

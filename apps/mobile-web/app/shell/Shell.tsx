import { useFooter, useShell } from '@vx/features/shell';
import { AppShell } from '@vx/ui/app-shell';
import { Breadcrumbs } from '@vx/ui/breadcrumbs';
import { TabBar } from '@vx/ui/tab-bar';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Gates } from './Gates.tsx';
import { withIcon } from './icons.ts';
import { PageArrival } from './PageArrival.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellStatus } from './ShellStatus.tsx';
import { ShellTopBar } from './ShellTopBar.tsx';

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
          tabBar: (
            <TabBar
              current={view.current}
              items={[
                ...view.main.map(withIcon),
                {
                  ...withIcon(view.you),
                  onClick(event) {
                    if (view.current === 'you') return;
                    event.preventDefault();
                    setLayer({ kind: 'menu', at: key });
                  },
                },
              ]}
            />
          ),
        })}
      >
        {children}
        {!immersive && view.breadcrumbs.length > 1 ? (
          <Breadcrumbs items={view.breadcrumbs} />
        ) : null}
      </AppShell>
      <Gates
        here={view.here}
        cookies={footer.cookies}
        choosing={layer?.kind === 'cookies'}
        onChoosing={(open) => setLayer(open ? { kind: 'cookies' } : null)}
      />
      {menuOpen ? (
        <Suspense>
          <MenuSheet view={view} onOpenChange={(open) => (open ? undefined : setLayer(null))} />
        </Suspense>
      ) : null}
    </>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { AppShell } from '@vx/ui/app-shell';
import { Rail } from '@vx/ui/rail';
import { TabBar } from '@vx/ui/tab-bar';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, face, rail, tabItems } from '../fixtures.ts';

/** A page of the desktop app around its content. */
export function DesktopPage({
  current = '',
  children,
}: {
  current?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <AppShell
      shell="desktop"
      rail={<Rail {...rail} current={current} />}
      topBar={
        <TopBar
          brand={rail.brand}
          search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
          wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
          messages={{ href: '#m', unread: 3 }}
          notifications={{ href: '#n', fresh: 2 }}
          account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
        />
      }
    >
      {children}
    </AppShell>
  );
}

/** A page of the mobile app: a way back with its title, and the tab bar. */
export function PhonePage({
  title,
  back,
  current = 'you',
  children,
}: {
  title: string;
  back?: { label: string; href: string } | undefined;
  current?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <AppShell
      shell="mobile"
      topBar={
        <TopBar
          variant="mobile"
          brand={rail.brand}
          {...(back === undefined ? {} : { back, title })}
        />
      }
      tabBar={<TabBar items={tabItems} current={current} />}
    >
      {children}
    </AppShell>
  );
}

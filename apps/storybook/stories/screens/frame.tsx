import type { ReactElement, ReactNode } from 'react';
import { AppShell } from '@vx/ui/app-shell';
import { Footer } from '@vx/ui/footer';
import { Rail } from '@vx/ui/rail';
import { TabBar } from '@vx/ui/tab-bar';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, face, footer, rail, tabItems } from '../fixtures.ts';

const search = { action: '#', name: 'q', placeholder: 'Search performers, videos, TV' };

/** The top bar of the desktop app, for a guest who is logged in or not. */
export const desktopBar = (
  <TopBar
    brand={rail.brand}
    search={search}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    messages={{ href: '#m', unread: 3 }}
    notifications={{ href: '#n', fresh: 2 }}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);
const visitorBar = (
  <TopBar
    brand={rail.brand}
    search={search}
    logIn={{ label: 'Log in', href: '#login' }}
    signUp={{ label: 'Sign up', href: '#signup' }}
  />
);

/** A page of the desktop app around its content. */
export function DesktopPage({
  current = '',
  visitor = false,
  withFooter = false,
  slim = false,
  status,
  children,
}: {
  current?: string;
  visitor?: boolean;
  withFooter?: boolean;
  /** A narrow rail, where the page needs the width. */
  slim?: boolean;
  status?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <AppShell
      shell={slim ? 'slim' : 'desktop'}
      rail={
        <Rail
          {...rail}
          {...(visitor ? { following: undefined } : {})}
          slim={slim}
          current={current}
        />
      }
      topBar={visitor ? visitorBar : desktopBar}
      status={status}
      footer={withFooter ? <Footer {...footer} /> : undefined}
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
  end,
  status,
  bare = false,
  bleed = false,
  children,
}: {
  title: string;
  back?: { label: string; href: string } | undefined;
  current?: string;
  /** At the end of the top bar: one icon button. */
  end?: ReactNode;
  status?: ReactNode;
  /** One task, without the tab bar. */
  bare?: boolean;
  bleed?: boolean;
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
        >
          {end}
        </TopBar>
      }
      status={status}
      bleed={bleed}
      tabBar={bare ? undefined : <TabBar items={tabItems} current={current} />}
    >
      {children}
    </AppShell>
  );
}

/** What a failed part of a page says while it tries again by itself. */
export const retry = {
  seconds: 8,
  text: (left: number): string => `We try again on our own in ${left} seconds.`,
  onRetry: (): void => undefined,
};

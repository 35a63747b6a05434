import { useStore } from '@vx/react';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { broadcastIcon, chatCircleIcon, handCoinsIcon, houseIcon } from '@vx/ui/icons';
import { Rail } from '@vx/ui/rail';
import { OfflineBanner, StatusBar } from '@vx/ui/status-bar';
import { TabBar } from '@vx/ui/tab-bar';
import { TopBar } from '@vx/ui/top-bar';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccountMenu } from './AccountMenu.tsx';
import { paths } from './paths.ts';
import { useStudio } from './studio-services.ts';
import { useTexts } from './texts.ts';

const currentOf = (path: string): keyof typeof paths =>
  (['room', 'messages', 'earnings'] as const).find((page) => path.startsWith(paths[page])) ??
  'today';

/** Another window speaks for the performer: what it means, and the way back. */
function ChairNotice(): ReactElement | null {
  const { say } = useTexts();
  const chair = useStore(useStudio().chair);
  if (chair.kind !== 'elsewhere') return null;
  return (
    <StatusBar
      tone="warning"
      title={say('studio.chair.title')}
      urgent
      action={
        <Button variant="solid" size="sm" loading={chair.isTaking} onClick={chair.take}>
          {say('studio.chair.take')}
        </Button>
      }
    >
      {say('studio.chair.text')}
    </StatusBar>
  );
}

/** That a choice of the account menu was not saved, and why. */
function ReadReceiptsNotice(): ReactElement | null {
  const { say, sayError } = useTexts();
  const choice = useStore(useStudio().readReceipts);
  if (choice.kind !== 'loaded' || choice.problem === null) return null;
  return (
    <StatusBar tone="danger" title={say('studio.account.receipts')} urgent>
      {sayError(choice.problem)}
    </StatusBar>
  );
}

/** The frame of every page behind the log-in. */
export function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  const { say } = useTexts();
  const { link, room, inbox } = useStudio();
  const { pathname } = useLocation();
  const current = currentOf(pathname);
  const isLost = useStore(link) === 'lost';
  const running = useStore(room);
  const guests = running.kind === 'running' ? running.guests.length : 0;
  const { unreadCount } = useStore(inbox);
  const title = say(`studio.nav.${current}`);
  useEffect(() => {
    const unread = unreadCount > 0 ? `(${unreadCount}) ` : '';
    document.title = `${unread}${title} | ${say('studio.title')}`;
  }, [title, unreadCount, say]);
  const items = [
    { id: 'today', label: say('studio.nav.today'), href: paths.today, glyph: houseIcon },
    {
      id: 'room',
      label: say('studio.nav.room'),
      href: paths.room,
      glyph: broadcastIcon,
      ...(guests > 0 && { amount: guests }),
    },
    {
      id: 'messages',
      label: say('studio.nav.messages'),
      href: paths.messages,
      glyph: chatCircleIcon,
      unread: unreadCount,
    },
    {
      id: 'earnings',
      label: say('studio.nav.earnings'),
      href: paths.earnings,
      glyph: handCoinsIcon,
    },
  ];
  const brand = { name: say('studio.title'), href: paths.today };
  return (
    <AppShell
      shell="desktop"
      rail={<Rail brand={brand} items={items} current={current} />}
      topBar={<TopBar brand={brand} title={title} accountMenu={<AccountMenu />} />}
      status={
        <>
          {isLost ? <OfflineBanner state="offline" text={say('studio.offline.text')} /> : null}
          <ChairNotice />
          <ReadReceiptsNotice />
        </>
      }
      tabBar={<TabBar items={items} current={current} />}
    >
      {children}
    </AppShell>
  );
}

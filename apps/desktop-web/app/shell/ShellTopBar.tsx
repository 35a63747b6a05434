import { useServices, useStore } from '@vx/features/app';
import { usePreferences, type ShellView } from '@vx/features/shell';
import { AccountMenu } from '@vx/ui/account-menu';
import { deviceMobileIcon } from '@vx/ui/icons';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { Own } from '@vx/views/app';
import { LazyMessages } from '@vx/views/messenger';
import { LazyBell } from '@vx/views/notifications';
import { GuestNotices, QuickExit, withIcon } from '@vx/views/shell';
import { useIntl } from 'react-intl';

/** Balance and account for guests; the two ways in for visitors. */
export function ShellTopBar({ view }: { readonly view: ShellView }) {
  if (!view.guest.loggedIn) {
    return (
      <TopBar brand={view.brand} logIn={view.logIn} signUp={view.signUp}>
        <QuickExit />
      </TopBar>
    );
  }
  return (
    <TopBar
      brand={view.brand}
      wallet={
        <>
          <Own>
            <OwnWallet topUp={view.topUp} />
          </Own>
          <LazyMessages />
          <LazyBell />
        </>
      }
      accountMenu={
        <Own>
          <OwnMenu view={view} />
        </Own>
      }
    >
      <GuestNotices />
      <QuickExit />
    </TopBar>
  );
}

function OwnWallet({ topUp }: { readonly topUp: string }) {
  const { wallet } = useStore(useServices().guest).guest;
  return wallet ? <WalletPill balance={wallet} topUp={{ href: topUp }} /> : null;
}

function OwnMenu({ view }: { readonly view: ShellView }) {
  const { formatMessage } = useIntl();
  const { theme, setTheme } = usePreferences();
  const { guest } = useStore(useServices().guest);
  return (
    <AccountMenu
      id="account"
      guest={{ name: guest.name ?? '', picture: guest.picture, note: guest.email }}
      links={view.own.map(withIcon)}
      theme={{
        label: formatMessage({ id: 'shell.theme' }),
        value: theme,
        options: (['dark', 'light', 'system'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `shell.theme.${value}` }),
        })),
        action: `/preferences?returnPath=${encodeURIComponent(view.here)}`,
        onChange: setTheme,
      }}
      language={{ label: formatMessage({ id: 'shell.language' }), options: view.languages }}
      more={[{ id: 'app', ...view.otherApp, glyph: deviceMobileIcon }, withIcon(view.help)]}
      logOut={{ label: formatMessage({ id: 'shell.logout' }), action: '/logout' }}
    />
  );
}

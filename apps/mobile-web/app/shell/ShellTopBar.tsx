import { useServices, useStore } from '@vx/features/app';
import { useNavbarHidden, type ShellView } from '@vx/features/shell';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { Own } from '@vx/views/app';
import { LazyUnread } from '@vx/views/messenger';
import { LazyBell } from '@vx/views/notifications';
import { QuickExit } from '@vx/views/shell';
import { useIntl } from 'react-intl';

/** The balance for guests; the two ways in for visitors. The way back on pages below a tab, also over a picture. */
export function ShellTopBar({ view }: { readonly view: ShellView }) {
  const { formatMessage } = useIntl();
  const hidden = useNavbarHidden();
  if (view.handle.over === 'picture') {
    const back = view.breadcrumbs.at(-2)?.href ?? view.brand.href;
    return (
      <TopBar
        variant="media"
        hidden={hidden}
        brand={view.brand}
        back={{ label: formatMessage({ id: 'common.back' }), href: back }}
      />
    );
  }
  if (!view.guest.loggedIn) {
    return (
      <TopBar
        variant="mobile"
        hidden={hidden}
        brand={view.brand}
        // Beside the ways in there is no room for the name of the page, which says it itself.
        back={view.back ?? undefined}
        logIn={view.logIn}
        signUp={view.signUp}
      >
        <QuickExit tooltip="none" />
      </TopBar>
    );
  }
  return (
    <TopBar
      variant="mobile"
      hidden={hidden}
      brand={view.brand}
      {...(view.back && { back: view.back, caption: view.breadcrumbs.at(-1)?.label })}
      wallet={
        <>
          <Own>
            <OwnWallet topUp={view.topUp} />
          </Own>
          <LazyUnread />
          {/* Beside the name of a page there is no room for it. */}
          {view.back ? null : <LazyBell />}
        </>
      }
    >
      <QuickExit tooltip="none" />
    </TopBar>
  );
}

function OwnWallet({ topUp }: { readonly topUp: string }) {
  const { wallet } = useStore(useServices().guest).guest;
  return wallet ? <WalletPill variant="mobile" balance={wallet} topUp={{ href: topUp }} /> : null;
}

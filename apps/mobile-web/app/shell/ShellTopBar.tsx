import type { ShellView } from '@vx/features/shell';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';

/** The balance for guests; the two ways in for visitors. */
export function ShellTopBar({ view }: { readonly view: ShellView }) {
  if (!view.guest.loggedIn) {
    return <TopBar variant="mobile" brand={view.brand} logIn={view.logIn} signUp={view.signUp} />;
  }
  return (
    <TopBar
      variant="mobile"
      brand={view.brand}
      wallet={
        view.wallet ? (
          <WalletPill variant="mobile" balance={view.wallet} topUp={{ href: view.topUp }} />
        ) : undefined
      }
    />
  );
}

import { useConnection, type ShellView } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { OfflineBanner } from '@vx/ui/status-bar';
import { useIntl } from 'react-intl';
import { GuestBar } from './GuestBar.tsx';

/** What a guest has to know about the line, the session and the account. */
export function ShellStatus({ view }: { readonly view: ShellView }) {
  const { formatMessage } = useIntl();
  const notice = useConnection();
  const texts = {
    offline: formatMessage({ id: 'shell.offline.bar' }),
    reconnecting: formatMessage({ id: 'shell.reconnecting' }),
    signedOut: formatMessage({ id: 'auth.session.expired' }),
  };
  return (
    <>
      {notice === null ? null : (
        <OfflineBanner
          state={notice}
          text={texts[notice]}
          action={
            notice === 'signedOut' ? (
              <Button size="sm" href={view.logIn.href}>
                {view.logIn.label}
              </Button>
            ) : undefined
          }
        />
      )}
      {/* Visitors are told nothing here: their pages do without its code. Nothing disturbs in a room or a form. */}
      {view.guest.loggedIn && view.handle.shell !== 'immersive' ? <GuestBar /> : null}
    </>
  );
}

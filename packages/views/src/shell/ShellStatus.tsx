import { useConnection, type ShellView } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { OfflineBanner } from '@vx/ui/status-bar';
import { FirstHints, GuestNotices } from './guest-parts.ts';

const notices = {
  offline: 'shell.offline.bar',
  reconnecting: 'shell.reconnecting',
  signedOut: 'auth.session.expired',
} as const;

/** What a guest has to know about the line, the session and the account. */
export function ShellStatus({ view }: { readonly view: ShellView }) {
  const t = useTranslate();
  const notice = useConnection();
  return (
    <>
      {notice === null ? null : (
        <OfflineBanner
          state={notice}
          text={t(notices[notice])}
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
      {view.guest.loggedIn && view.handle.shell !== 'immersive' ? (
        <>
          {view.app === 'mobile' ? <GuestNotices /> : null}
          <FirstHints />
        </>
      ) : null}
    </>
  );
}

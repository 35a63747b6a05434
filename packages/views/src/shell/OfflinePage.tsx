import { useServices } from '@vx/features/app';
import { useOfflineNavigationGuard } from '@vx/features/shell';
import { ShellNotice } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { wifiSlashIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

/** In place of the page, while the next one waits for the line. */
export function OfflinePage() {
  const { app } = useServices();
  const { formatMessage } = useIntl();
  const offline = useOfflineNavigationGuard();
  const notice = useRef<HTMLElement>(null);
  const isOffline = offline !== null;
  useEffect(() => {
    if (!isOffline) return undefined;
    const { scrollY } = window;
    window.scrollTo({ top: 0 });
    notice.current?.focus({ preventScroll: true });
    // Whoever stays is where they were.
    return () => window.scrollTo({ top: scrollY });
  }, [isOffline]);
  if (!offline) return null;
  const title = formatMessage({ id: 'shell.offline.title' });
  const state = (
    <EmptyState
      level={1}
      glyph={wifiSlashIcon}
      title={title}
      text={formatMessage({ id: 'shell.offline.text' })}
      action={
        <Cluster gap="8" justify="center">
          <Button variant="solid" size="lg" onClick={offline.tryNow}>
            {formatMessage({ id: 'common.tryNow' })}
          </Button>
          <Button size="lg" onClick={offline.stay}>
            {formatMessage({ id: 'common.notNow' })}
          </Button>
        </Cluster>
      }
    />
  );
  return (
    <ShellNotice label={title} framed={app === 'desktop'} ref={notice}>
      {state}
    </ShellNotice>
  );
}

import { useServices } from '@vx/features/app';
import { useHeldNavigation } from '@vx/features/shell';
import { ShellNotice } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { wifiSlashIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

/** Above the page that stays, while the next one waits for the line. */
export function HeldPage() {
  const { app } = useServices();
  const { formatMessage } = useIntl();
  const held = useHeldNavigation();
  const notice = useRef<HTMLElement>(null);
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return;
    window.scrollTo({ top: 0 });
    notice.current?.focus({ preventScroll: true });
  }, [isHeld]);
  if (!held) return null;
  const title = formatMessage({ id: 'shell.offline.title' });
  const state = (
    <EmptyState
      glyph={wifiSlashIcon}
      title={title}
      text={formatMessage({ id: 'shell.offline.text' })}
      action={
        <Cluster gap="8" justify="center">
          <Button variant="solid" size="lg" onClick={held.tryNow}>
            {formatMessage({ id: 'common.tryNow' })}
          </Button>
          <Button size="lg" onClick={held.stay}>
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

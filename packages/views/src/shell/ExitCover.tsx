import { usePreferences } from '@vx/features/shell';
import { AppShell } from '@vx/ui/app-shell';
import { Button } from '@vx/ui/button';
import { EmptyState } from '@vx/ui/empty-state';
import { lockIcon } from '@vx/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

/** All that a page shows after its guest left quickly, until somebody opens it again. */
export function ExitCover() {
  const { setExited } = usePreferences();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <AppShell shell="immersive">
      <EmptyState
        size="page"
        level={1}
        glyph={lockIcon}
        title={formatMessage({ id: 'shell.exit.title' })}
        text={formatMessage({ id: 'shell.exit.text' })}
        action={
          <form
            method="post"
            action={`/preferences?returnPath=${encodeURIComponent(pathname + search)}`}
            onSubmit={(event) => {
              event.preventDefault();
              setExited(false);
            }}
          >
            <Button type="submit" name="exit" value="0" variant="secondary" size="lg">
              {formatMessage({ id: 'shell.exit.again' })}
            </Button>
          </form>
        }
      />
    </AppShell>
  );
}

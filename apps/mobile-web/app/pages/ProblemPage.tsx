import { useServices } from '@vx/features/app';
import { problemOf } from '@vx/features/shell';
import { arrowsClockwiseIcon, houseIcon } from '@vx/ui/icons';
import { NotFound } from '@vx/ui/not-found';
import { Button } from '@vx/ui/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import hills from '../art/hills.webp';

/** The address leads nowhere, or something failed on our side: what it means, and a way on. */
export function ProblemPage({
  status,
  children,
}: {
  readonly status: number;
  /** Something to go on with. */
  readonly children?: ReactNode;
}) {
  const { path } = useServices();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const kind = problemOf(status);
  return (
    <NotFound
      code={formatMessage({ id: 'shell.errorCode' }, { status: String(status) })}
      title={formatMessage({ id: `shell.${kind}.title` })}
      text={formatMessage({ id: `shell.${kind}.text` })}
      picture={hills}
      actions={
        <>
          {kind === 'failed' ? (
            // A document load: whatever broke in the page is gone with it.
            <Button
              variant="solid"
              size="lg"
              icon={arrowsClockwiseIcon}
              iconWeight="regular"
              onClick={() => window.location.assign(pathname + search)}
            >
              {formatMessage({ id: 'common.tryAgain' })}
            </Button>
          ) : null}
          <Button
            variant={kind === 'failed' ? 'secondary' : 'solid'}
            size="lg"
            icon={houseIcon}
            href={path('home', {})}
          >
            {formatMessage({ id: 'shell.notFound.home' })}
          </Button>
          {children ? null : (
            <Button variant="secondary" size="lg" href={path('cams', {})}>
              {formatMessage({ id: 'shell.notFound.live' })}
            </Button>
          )}
        </>
      }
    >
      {children}
    </NotFound>
  );
}

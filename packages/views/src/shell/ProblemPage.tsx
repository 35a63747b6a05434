import { useServices } from '@vx/features/app';
import { problemOf } from '@vx/features/shell';
import { arrowsClockwiseIcon, houseIcon } from '@vx/ui/icons';
import { NotFound } from '@vx/ui/not-found';
import { Button } from '@vx/ui/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

/** The address leads nowhere, or something failed on our side: what it means, and a way on. */
export function ProblemPage({
  status,
  picture,
  children,
}: {
  readonly status: number;
  readonly picture: string;
  /** Something to go on with. */
  readonly children?: ReactNode;
}) {
  const { app, path } = useServices();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const kind = problemOf(status);
  // On phones the buttons stand below the picture, elsewhere on it.
  const below = app === 'mobile';
  const [first, second] = below
    ? (['solid', 'secondary'] as const)
    : (['mediaSolid', 'media'] as const);
  return (
    <NotFound
      code={formatMessage({ id: 'shell.errorCode' }, { status: String(status) })}
      title={formatMessage({ id: `shell.${kind}.title` })}
      text={formatMessage({ id: `shell.${kind}.text` })}
      picture={picture}
      layout={below ? 'below' : 'over'}
      actions={
        <>
          {kind === 'failed' ? (
            // A document load: whatever broke in the page is gone with it.
            <Button
              variant={first}
              size="lg"
              icon={arrowsClockwiseIcon}
              iconWeight="regular"
              onClick={() => window.location.assign(pathname + search)}
            >
              {formatMessage({ id: 'common.tryAgain' })}
            </Button>
          ) : null}
          <Button
            variant={kind === 'failed' ? second : first}
            size="lg"
            icon={houseIcon}
            href={path('home', {})}
          >
            {formatMessage({ id: 'shell.notFound.home' })}
          </Button>
          {below && children ? null : (
            <Button variant={second} size="lg" href={path('cams', {})}>
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

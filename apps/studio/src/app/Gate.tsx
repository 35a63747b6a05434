import { useStore } from '@vx/react';
import { ErrorState } from '@vx/ui/empty-state';
import { AppShell } from '@vx/ui/app-shell';
import { Skeleton } from '@vx/ui/skeleton';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { LoginPage } from '../pages/LoginPage.tsx';
import { Shell } from './Shell.tsx';
import { useStudio } from './studio-services.ts';
import { useTexts } from './texts.ts';

/** Shows the page to who is logged in, and the log-in to everybody else. */
export function Gate(): ReactElement {
  const { session } = useStudio();
  const { say, sayError } = useTexts();
  const state = useStore(session);
  switch (state.kind) {
    case 'loggedIn':
      return (
        <Shell>
          <Outlet />
        </Shell>
      );
    case 'loggedOut':
      return <LoginPage state={state} />;
    case 'failed':
      return (
        <AppShell shell="immersive">
          <ErrorState
            level={1}
            title={say('studio.failed.title')}
            text={sayError(state.code)}
            retry={{
              seconds: 10,
              text: (seconds) => say('studio.failed.retry', { seconds }),
              onRetry: () => void session.load(),
            }}
          />
        </AppShell>
      );
    case 'loading':
      return (
        <AppShell shell="desktop" aria-busy>
          <Skeleton kind="card" />
        </AppShell>
      );
  }
}

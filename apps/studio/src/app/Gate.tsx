import { useStore } from '@vx/react';
import { AppShell } from '@vx/ui/app-shell';
import { Skeleton } from '@vx/ui/skeleton';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { LoadFailed } from './LoadFailed.tsx';
import { LoginPage } from '../pages/LoginPage.tsx';
import { Shell } from './Shell.tsx';
import { useStudio } from './studio-services.ts';

/** Shows the page to who is logged in, and the log-in to everybody else. */
export function Gate(): ReactElement {
  const { session } = useStudio();
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
          <LoadFailed level={1} code={state.code} onRetry={() => session.load()} />
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

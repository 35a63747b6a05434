import '@vx/ui/styles.css';
import { browserLoad, serverLoad } from '@vx/features/app';
import { loadRoot, problemMeta } from '@vx/features/shell';
import { ProblemPage } from '@vx/views/shell';
import { Outlet, isRouteErrorResponse, useRouteError } from 'react-router';
import hills from './art/hills.webp';
import { Shell } from './shell/Shell.tsx';

export { Document as Layout } from '@vx/views/app';

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export const loader = serverLoad(loadRoot);
export const clientLoader = browserLoad(loadRoot);

export const meta = problemMeta;

/** Nothing of the root changes between pages. */
export const shouldRevalidate = (): boolean => false;

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shell>
      <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} picture={hills} />
    </Shell>
  );
}

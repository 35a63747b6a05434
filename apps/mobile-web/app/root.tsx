import '@vx/ui/styles.css';
import { browserLoad, serverLoad } from '@vx/features/app';
import { loadRoot, problemMeta } from '@vx/features/shell';
import { Outlet, isRouteErrorResponse, useRouteError } from 'react-router';
import { ProblemPage } from './pages/ProblemPage.tsx';
import { Shell } from './shell/Shell.tsx';

export { Document as Layout } from './Document.tsx';

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
      <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Shell>
  );
}

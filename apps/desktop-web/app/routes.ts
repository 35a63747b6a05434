import { route, type RouteConfig } from '@react-router/dev/routes';
import { routePatterns } from '@vx/routes';
import { pageFiles } from './page-files.ts';

/** One route per path of the table; pages that are not built yet lead to the 404 page. */
export default [
  ...routePatterns().flatMap(({ id, name, path }) => {
    const file = pageFiles[name];
    return file ? [route(path, file, { id })] : [];
  }),
  route('/preferences', './pages/preferences.ts', { id: 'preferences' }),
  route('/logout', './pages/logout.ts', { id: 'logout' }),
  route('*', './pages/NotFound.tsx', { id: 'notFound' }),
] satisfies RouteConfig;

import { utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const touch = (file: string): void => {
  const now = new Date();
  utimesSync(file, now, now);
};

/**
 * React Router watches only the app's own folder; a change of a shared table touches routes.ts, and so does a
 * page that comes or goes in `views`.
 */
export function watchRouteTable(
  folders: readonly string[],
  views: string,
  routesFile: string,
): Plugin {
  return {
    name: 'vx-watch-route-table',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([...folders, views]);
      server.watcher.on('change', (file) => {
        if (folders.some((folder) => file.startsWith(resolve(folder)))) touch(routesFile);
      });
      const onPage = (file: string): void => {
        if (file.startsWith(resolve(views)) && /[\\/](?:profile-)?pages[\\/]/.test(file))
          touch(routesFile);
      };
      server.watcher.on('add', onPage).on('unlink', onPage);
    },
  };
}

import { utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** React Router watches only the app's own folder; a change of a shared table touches routes.ts. */
export function watchRouteTable(folders: readonly string[], routesFile: string): Plugin {
  return {
    name: 'vx-watch-route-table',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([...folders]);
      server.watcher.on('change', (file) => {
        if (!folders.some((folder) => file.startsWith(resolve(folder)))) return;
        const now = new Date();
        utimesSync(routesFile, now, now);
      });
    },
  };
}

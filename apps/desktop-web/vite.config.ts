import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vxMessages } from '@vx/i18n/vite';
import { defineConfig } from 'vite';
import { watchRouteTable } from './vite-watch-route-table.ts';

const at = (path: string): string => join(import.meta.dirname, path);

export default defineConfig({
  // Both apps are served from one origin; their assets must not meet.
  base: '/_desktop/',
  plugins: [
    vxMessages(),
    reactRouter(),
    watchRouteTable(at('../../packages/routes/src'), at('app/routes.ts')),
  ],
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: ['react-dom/client', 'react-router/dom'],
  },
  ssr: { noExternal: [/^@vx\//] },
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
});

import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { vxMessages } from '@vx/i18n/vite';
import { defineConfig } from 'vite';
import { watchRouteTable } from './vite-watch-route-table.ts';

const at = (path: string): string => join(import.meta.dirname, path);

const everyPage =
  /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?(?:react|react-dom|scheduler|react-router|react-intl|@formatjs|intl-messageformat|@urql|urql|wonka|@0no-co)\//;

export default defineConfig({
  // Both apps are served from one origin; their assets must not meet.
  base: '/_mobile/',
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
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs anyway comes in one file: fewer requests, and it compresses better.
            advancedChunks: { groups: [{ name: 'frame', test: everyPage }] },
          },
        },
      },
    },
  },
});

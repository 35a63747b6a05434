import { vxMessages } from '@vx/i18n/vite';
import { defineConfig, type Plugin } from 'vite';

/** A server of the product that answers calls while the studio is worked on (`pnpm dev`). */
const server = process.env.VX_STUDIO_SERVER ?? 'http://localhost:8080';

/** The faces of the first paint are asked for with the page: what comes later is not taken any more (`optional`). */
const preloadFaces = (): Plugin => ({
  name: 'preload-faces',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter(({ fileName }) => /\/(?:geist|head-sans)-[\w-]{8}\.woff2$/.test(fileName))
        .map(({ fileName }) => ({
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/studio/${fileName}`,
            crossorigin: true,
          },
        })),
  },
});

export default defineConfig({
  base: '/studio/',
  plugins: [vxMessages(), preloadFaces()],
  build: { target: 'es2023', assetsInlineLimit: 0, manifest: true },
  server: {
    port: 5174,
    proxy: {
      '/studio/api': server,
      '/studio/socket': { target: server, ws: true },
      '/media': server,
      '/sandbox': server,
    },
  },
});

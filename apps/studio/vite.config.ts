import { vxMessages } from '@vx/i18n/vite';
import { defineConfig } from 'vite';

/** A server of the product that answers calls while the studio is worked on (`pnpm dev`). */
const server = process.env.VX_STUDIO_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  base: '/studio/',
  plugins: [vxMessages()],
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

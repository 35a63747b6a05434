import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    // Runs in a thread of its own, beside main.js.
    'embedded-worker': 'src/platform/database/embedded-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  splitting: true,
  // Workspace packages are TypeScript sources: they are bundled. Everything else, native and wasm parts
  // above all, is taken from node_modules.
  noExternal: [/^@vx\/(?!desktop-web|mobile-web)/],
  external: [/^@vx\/(?:desktop|mobile)-web/, 'vite'],
});

import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/platform/index.ts', 'src/testing/index.ts'],
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  // The suite of `./testing` runs inside the vitest of whoever imports it.
  external: ['vitest'],
  target: 'es2023',
});

import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/conformance/index.ts',
    'src/platform/index.ts',
    'src/testing/index.ts',
  ],
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  // The suite of `./conformance` runs inside the vitest of whoever imports it.
  external: ['vitest'],
  target: 'es2023',
});

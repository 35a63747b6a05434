import { defineConfig } from 'tsup';

/** Of this package only presenters are published: the rest is made for the apps here. */
export default defineConfig({
  entry: ['src/presenters.ts'],
  tsconfig: 'tsconfig.presenters.json',
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
});

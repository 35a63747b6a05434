import { defineConfig } from 'tsup';

export default defineConfig({
  // The texts keep their paths, by which the Vite plugin finds them.
  entry: [
    'src/index.ts',
    'src/format/index.ts',
    'src/legal/index.ts',
    'src/server/index.ts',
    'src/vite/index.ts',
    'src/messages/{de,en,nl,es}/index.ts',
    'src/messages/{de,en,nl,es}/*/index.ts',
  ],
  format: ['esm'],
  dts: {
    entry: [
      'src/index.ts',
      'src/format/index.ts',
      'src/legal/index.ts',
      'src/server/index.ts',
      'src/vite/index.ts',
    ],
  },
  sourcemap: true,
  clean: true,
  target: 'es2023',
});

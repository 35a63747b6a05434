import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/rest/index.ts',
    'src/socket/index.ts',
    'src/graphql/index.ts',
    'src/enums/index.ts',
    'src/errors/index.ts',
    'src/constants/index.ts',
    'src/hints/index.ts',
    'src/studio/index.ts',
  ],
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
});

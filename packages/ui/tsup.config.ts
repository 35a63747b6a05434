import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const root = dirname(fileURLToPath(import.meta.url));
const isSource = (file: string): boolean =>
  !/\.(?:stories|test|docs)\.tsx?$|\.d\.ts$|src\/fixtures\//u.test(file);
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(isSource);

/** Every module stays a module and keeps its style sheet beside it, so that a page takes only what it names. */
const oneToOne: Plugin = {
  name: 'one-to-one',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (args) => {
      if (args.kind === 'entry-point') return undefined;
      return {
        path: args.path.startsWith('.') ? args.path.replace(/\.tsx?$/u, '.js') : args.path,
        external: true,
      };
    });
  },
};

export default defineConfig({
  entry: sources,
  format: ['esm'],
  target: 'es2023',
  sourcemap: true,
  clean: true,
  splitting: false,
  outDir: 'dist',
  // Declarations come from `tsc`: bundling them for a hundred entries takes more memory than a small machine has.
  dts: false,
  esbuildPlugins: [oneToOne],
  esbuildOptions: (options) => {
    options.outbase = 'src';
    options.jsx = 'automatic';
  },
  onSuccess: async () => {
    for (const file of globSync(['src/**/*.css', 'src/fonts/*.{woff2,txt}'], { cwd: root })) {
      if (isSource(file)) await cp(join(root, file), join(root, 'dist', relative('src', file)));
    }
  },
});

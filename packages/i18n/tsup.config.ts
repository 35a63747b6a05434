import { dirname, join, relative } from 'node:path';
import { languages } from '@vx/contract/enums';
import { defineConfig, type Options } from 'tsup';
import {
  findMessageFiles,
  loadersModule,
  readMessages,
  studioLoadersModule,
} from './src/vite/message-files.ts';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];

const messages = join(import.meta.dirname, 'src/messages');
const entries = [
  'index',
  'format/index',
  'legal/index',
  'server/index',
  'studio/index',
  'vite/index',
];

/** The texts keep their paths, by which the Vite plugin finds them: `dist/messages/<language>/<part>/index.js`. */
const modulesOfTexts = languages.flatMap((language) =>
  ['', 'studio', ...findMessageFiles(messages).parts.keys()].map((part) =>
    join(language, part, 'index'),
  ),
);

/** Makes the module of each language and part of its JSON files, as the Vite plugin does. */
const messageModules: EsbuildPlugin = {
  name: 'message-modules',
  setup(build) {
    const filter = /\/messages\/\w+\/(?:\w+\/)?index\.ts$/;
    build.onResolve({ filter }, ({ path, resolveDir }) => ({
      path: relative(import.meta.dirname, join(resolveDir, path)),
      namespace: 'messages',
    }));
    build.onLoad({ filter, namespace: 'messages' }, ({ path }) => ({
      contents: `export const messages = ${JSON.stringify(readMessages(join(import.meta.dirname, dirname(path))))};`,
    }));
    build.onLoad({ filter: /\/generated\/page-messages\.ts$/ }, ({ path }) => ({
      contents: loadersModule(messages, languages),
      resolveDir: dirname(path),
    }));
    build.onLoad({ filter: /\/generated\/studio-messages\.ts$/ }, ({ path }) => ({
      contents: studioLoadersModule(languages),
      resolveDir: dirname(path),
    }));
  },
};

export default defineConfig({
  entry: entries.map((entry) => `src/${entry}.ts`),
  format: ['esm'],
  dts: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
  esbuildPlugins: [messageModules],
  esbuildOptions: (options) => {
    options.entryPoints = {
      ...Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      ...Object.fromEntries(
        modulesOfTexts.map((path) => [`messages/${path}`, `./src/messages/${path}.ts`]),
      ),
    };
  },
});

import { defineConfig } from 'tsup';

/**
 * Taken from node_modules: what is native or wasm, brings data or workers of its own, is loaded seldom,
 * or has to be the same module as in the apps' builds.
 */
const outside = String.raw`@vx\/(?:(?:desktop|mobile)-web|studio)(?:$|\/)|vite$|(?:react|react-dom|react-router)(?:$|\/)|sharp$|@napi-rs\/canvas$|h264-mp4-encoder$|pino$|pg-native$|@electric-sql\/pglite|@node-rs\/argon2$|@zxcvbn-ts\/`;

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    // Run in a thread and in a process of their own, beside main.js.
    'embedded-worker': 'src/platform/database/embedded-worker.ts',
    'renderer-worker': 'src/modules/media/renderer-worker.ts',
    'film-worker': 'src/modules/media/film-worker.ts',
    'password-strength-worker': 'src/modules/accounts/password-strength-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  splitting: true,
  // Names stay: they stand in stacks.
  minifyWhitespace: true,
  esbuildOptions(options) {
    // A source with any other character is held with two bytes for each.
    options.charset = 'ascii';
  },
  // Everything else is bundled: to find and read a thousand small files took a third of a start.
  external: [new RegExp(`^(?:${outside})`)],
  noExternal: [new RegExp(`^(?!${outside})`)],
  banner: {
    // Packages in CommonJS ask for modules of Node.
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});

/** Makes the built modules usable outside the workspace, with a bundler and without: docs/adr/0010. */
import { globSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

async function rewrite(pattern: string, change: (text: string, file: string) => string) {
  for await (const file of glob(pattern, { cwd: dist })) {
    const text = await readFile(join(dist, file), 'utf8');
    const done = change(text, file);
    if (done !== text) await writeFile(join(dist, file), done);
  }
}

/** Declarations name their neighbours as the built modules do, and import no style sheets. */
await rewrite('**/*.d.ts', (text) =>
  text
    .replaceAll(/^import '[^']*\.css';\n/gmu, '')
    .replaceAll(/((?:from|import\()\s*)'(\.{1,2}\/[^']*)\.tsx?'/gu, "$1'$2.js'"),
);

/** `#style/…` is the style sheet for a bundler and an empty module for Node: `imports` in package.json. */
await rewrite('**/*.js', (text, file) =>
  text.replaceAll(
    /^import "(\.{1,2}\/[^"]*\.css)";$/gmu,
    (_, path: string) => `import "#style/${posix.join(dirname(file), path)}";`,
  ),
);
await writeFile(join(dist, 'no-style.js'), 'export {};\n');

/** TypeScript wants to know every module that a project imports, also one that is imported for its styles alone. */
await writeFile(join(dist, 'styles/styles.css.d.ts'), 'export {};\n');

/** Everything in one sheet with its fonts beside it, for pages that no bundler makes. */
const entry = join(dist, 'all.entry.css');
const sheets = globSync('**/*.css', { cwd: dist })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^(?:styles|tokens|all)[/.]/u.test(file))
  .toSorted();
await writeFile(
  entry,
  ['styles/styles.css', ...sheets].map((file) => `@import './${file}';\n`).join(''),
);
await build({
  root: dist,
  configFile: false,
  logLevel: 'warn',
  base: './',
  build: {
    outDir: join(dist, 'all'),
    target: 'esnext',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { all: entry },
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
await rm(entry);

/** Declarations name their neighbours as the built modules do, and import no style sheets. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
for await (const file of glob('**/*.d.ts', { cwd: dist })) {
  const text = await readFile(dist + file, 'utf8');
  const done = text
    .replaceAll(/^import '[^']*\.css';\n/gmu, '')
    .replaceAll(/((?:from|import\()\s*)'(\.{1,2}\/[^']*)\.tsx?'/gu, "$1'$2.js'");
  if (done !== text) await writeFile(dist + file, done);
}

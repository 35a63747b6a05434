/**
 * What is published, before it is: every package is packed and looked at as its users will (publint,
 * are-the-types-wrong), what it promises is what `packages/<name>/api` says, and changesets tell of every break.
 */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReports } from './api/api.ts';
import { majorsBelowOne, readPlan, releasesOf } from './api/changesets.ts';
import { sharedTexts } from './release/changesets.ts';
import { run } from './run.ts';
import { publishedPackages, root } from './workspace.ts';

const bin = join(import.meta.dirname, '../node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'vx-pack-'));
const problems: string[] = [];

try {
  for (const { folder: cwd, manifest } of publishedPackages()) {
    const packed = await run('pnpm', ['pack', '--pack-destination', folder], { cwd });
    const tarball = readdirSync(folder).find((file) =>
      file.startsWith(`${manifest.name.slice(1).replace('/', '-')}-${manifest.version}`),
    );
    if (packed.code !== 0 || !tarball) {
      problems.push(`${manifest.name} cannot be packed:\n${packed.output}`);
      continue;
    }
    const path = join(folder, tarball);
    const lint = await run(join(bin, 'publint'), [path, '--strict'], { cwd: root });
    if (lint.code !== 0) problems.push(`${manifest.name}, publint:\n${lint.output}`);
    // Style sheets and schemas have no types to get wrong.
    const types = await run(
      join(bin, 'attw'),
      [
        path,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        './styles.css',
        './all.css',
        './tokens.json',
        './vxql.graphql',
        './feed.graphql',
        '--format',
        'ascii',
      ],
      { cwd: root },
    );
    if (types.code !== 0) problems.push(`${manifest.name}, types:\n${types.output}`);
    console.log(`${lint.code === 0 && types.code === 0 ? 'ok  ' : 'FAIL'} ${manifest.name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const plan = await readPlan().catch((error: unknown) => {
  problems.push(error instanceof Error ? error.message : String(error));
  return { releases: [] };
});
const broken = checkReports(publishedPackages(), releasesOf(plan));
problems.push(...majorsBelowOne(plan), ...sharedTexts(), ...broken);
console.log(`${broken.length === 0 ? 'ok  ' : 'FAIL'} reports, and changesets for what changed`);

// A class of another package is not known in two copies of it: kernel, `isVxError`. Within one package it is.
for (const path of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$/u.test(path)) continue;
  const source = readFileSync(join(root, path), 'utf8');
  const foreign = [...source.matchAll(/import \{([^}]*)\} from '@vx\//gu)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  );
  for (const [, name = ''] of source.matchAll(/\binstanceof (\w+Error)\b/gu))
    if (foreign.includes(name))
      problems.push(
        `${path}: ask isVxError, isHttpError or the code of an error, not for ${name}.`,
      );
}

if (problems.length > 0) {
  console.error(problems.join('\n\n'));
  process.exit(1);
}

/**
 * Holds the layers: runs dependency-cruiser over the workspace, then proves that its rules and those
 * of the linter really fail, on a small tree that breaks each of them.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import { forbidden, options } from './depcruise.config.ts';

const root = join(import.meta.dirname, '../../..');
const fixture = join(import.meta.dirname, '../fixtures/boundaries');

async function violations(
  baseDir: string,
  folders: readonly string[],
): Promise<readonly IViolation[]> {
  const result = await cruise([...folders], { ...options, baseDir });
  const output: ICruiseResult =
    typeof result.output === 'string' ? JSON.parse(result.output) : result.output;
  if (output.summary.totalCruised === 0) throw new Error(`Nothing was checked below ${baseDir}.`);
  return output.summary.violations;
}

const describe = ({ rule, from, to }: IViolation): string => `${rule.name}: ${from} -> ${to}`;

/** What the fixture breaks; a rule missing here or there is an error. */
const expectedRules = [
  'kernel-points-down',
  'ui-points-down',
  'features-points-down',
  'views-points-down',
  'server-takes-rules-alone',
  'rules-are-pure',
  'features-import-no-features',
  'presenters-are-framework-free',
  'hooks-leave-words-to-presenters',
  'cores-never-import-one-another',
  'could-not-resolve',
  'no-cycle',
  'platform-knows-no-module',
  'modules-meet-at-their-index',
  'apps-never-import-one-another',
  'studio-stays-apart',
];
/** Imports of the fixture that a rule has to find, where another import would make it fail, too. */
const expectedImports = [
  'ui-points-down: packages/ui/src/up.ts -> packages/views/src/index.ts',
  'features-points-down: packages/features/src/up.ts -> packages/views/src/index.ts',
  'features-import-no-features: packages/features/src/favorites/page.ts -> packages/features/src/videos/index.ts',
  'features-import-no-features: packages/features/src/app/price.ts -> packages/features/src/videos/index.ts',
  // By way of another file, and as a type alone.
  'presenters-are-framework-free: packages/features/src/videos/presenters/video.ts -> react',
  'hooks-leave-words-to-presenters: packages/features/src/favorites/use-count.ts -> packages/features/src/texts/amount-words.ts',
  'views-points-down: packages/views/src/index.ts -> apps/desktop-web/app/page.ts',
  'studio-stays-apart: packages/features/src/app/chair.ts -> packages/studio-core/src/index.ts',
];
/** What a hook of the fixture says itself. */
const expectedWords = 'packages/features/src/favorites/use-count.ts:2';
const expectedLint = [
  'window',
  'fetch',
  'localStorage',
  'setTimeout',
  'Date.now',
  'Math.random',
  "'react'",
  "'hls.js'",
  "'@vx/ui/button'",
  "'@vx/views/shell'",
  "'@vx/server'",
  "'@vx/api-client'",
  '<table> is forbidden',
  'react(forbid-dom-props)',
  'Prop "className" is forbidden',
];

/**
 * Where a hook says a text or formats a value by itself, which imports do not show: `t(…)` and the formats of the
 * page's intl are called by presenters alone. The hooks of `texts` give them to presenters.
 */
const saysWords = /\bt\(|\bformat(?:Message|Date|Time|Number|List|DisplayName)\(/;

function wordsOfHooks(baseDir: string): readonly string[] {
  const hooks = globSync('packages/features/src/*/use-*.{ts,tsx}', { cwd: baseDir }).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !path.includes('/texts/'),
  );
  if (hooks.length === 0) throw new Error(`No hook was checked below ${baseDir}.`);
  return hooks.flatMap((path) =>
    readFileSync(join(baseDir, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (saysWords.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

function lintFixture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vx-boundaries-'));
  try {
    cpSync(fixture, folder, { recursive: true });
    writeFileSync(
      join(folder, '.oxlintrc.json'),
      readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
    );
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-c', '.oxlintrc.json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return '';
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const problems: string[] = [];

const folders = ['packages', 'apps'].flatMap((top) =>
  readdirSync(join(root, top)).flatMap((name) =>
    ['src', 'app']
      .map((sub) => `${top}/${name}/${sub}`)
      .filter((path) => existsSync(join(root, path))),
  ),
);
problems.push(...(await violations(root, folders)).map(describe));
problems.push(
  ...wordsOfHooks(root).map(
    (place) => `A hook says a text, which a presenter has to say: ${place}`,
  ),
);

const planted = await violations(fixture, ['packages', 'apps']);
const plantedRules = new Set(planted.map(({ rule }) => rule.name));
const plantedImports = new Set(planted.map(describe));
for (const rule of expectedRules) {
  if (!forbidden.some((known) => known.name === rule)) problems.push(`The rule ${rule} is gone.`);
  if (!plantedRules.has(rule))
    problems.push(`The fixture breaks ${rule}, but the rule did not fail.`);
}
for (const found of expectedImports) {
  if (!plantedImports.has(found)) problems.push(`Not found in the fixture: ${found}`);
}

if (!wordsOfHooks(fixture).includes(expectedWords))
  problems.push(`The fixture says a text at ${expectedWords}, but nobody noticed.`);

const lint = lintFixture();
for (const word of expectedLint) {
  if (!lint.includes(word)) problems.push(`The fixture uses ${word}, but the linter did not fail.`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `Boundaries hold: ${folders.length} folders, ${expectedRules.length} broken rules, ${expectedImports.length} planted imports and ${expectedLint.length} planted words found.`,
);

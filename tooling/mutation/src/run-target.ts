import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { tally, type MutationReport, type Tally } from './report.ts';
import type { Target } from './targets.ts';

const root = join(import.meta.dirname, '../../..');
const stryker = fileURLToPath(
  new URL('./bin/stryker.js', import.meta.resolve('@stryker-mutator/core/package.json')),
);

/** How long each property is tried for each mutant: a thousand runs of one would take most of a run's time. */
const PROPERTY_LIMIT_MS = 2_000;

/** What the run of a target came to. `open` are files whose turn did not come in time, or whose run failed. */
export interface TargetResult extends Tally {
  readonly open: readonly string[];
}

const isSource = (file: string): boolean =>
  !/\.test\.tsx?$/.test(file) && !file.endsWith('index.ts') && !file.includes('/testing/');

/** Whether anything of a file is left at run time. One of types has no mutants, and Stryker fails where no test loads it. */
function hasCode(path: string): boolean {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
      removeComments: true,
      verbatimModuleSyntax: true,
    },
  });
  return outputText.trim() !== '' && outputText.trim() !== 'export {};';
}

/**
 * Mutates a target file by file. Each file's report is kept under what its folder's sources are, so that a run that
 * was stopped goes on where it was.
 *
 * @throws Error where a pattern of the target names no file
 */
export async function runTarget(
  name: string,
  target: Target,
  until: number,
): Promise<TargetResult> {
  const folder = join(root, target.folder);
  const files = target.files
    .flatMap((pattern) => {
      const found = globSync(pattern, { cwd: folder });
      if (found.length === 0) throw new Error(`${name}: nothing is called ${pattern}.`);
      return found;
    })
    .filter((file) => isSource(file) && hasCode(join(folder, file)))
    .toSorted();
  const state = hashOf(folder);
  const out = join(import.meta.dirname, '../reports', name);
  mkdirSync(out, { recursive: true });
  let killed = 0;
  const survivors: Tally['survivors'][number][] = [];
  const open: string[] = [];
  for (const file of files) {
    const report = join(out, `${file.replaceAll('/', '-')}.${state}.json`);
    const known = readReport(report);
    const done =
      known ??
      (Date.now() < until && (await mutate(target, file, report, until)) && readReport(report));
    if (!done) {
      open.push(`${target.folder}/${file}`);
      continue;
    }
    const part = tally(target.folder, done);
    killed += part.killed;
    survivors.push(...part.survivors);
  }
  return { killed, survivors, open };
}

/** Runs Stryker on one file. Answers whether it came to its end. */
async function mutate(
  target: Target,
  file: string,
  report: string,
  until: number,
): Promise<boolean> {
  const folder = join(root, target.folder);
  const config = report.replace(/\.json$/, '.config.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
      mutate: [file],
      testFiles: target.tests ?? [],
      // Texts and tables are data: tests of behaviour do not repeat them.
      mutator: {
        excludedMutations: ['StringLiteral', 'Regex', 'ObjectLiteral', 'ArrayDeclaration'],
      },
      // What a module does while it is loaded would take a whole start of the tests for each mutant.
      ignoreStatic: true,
      coverageAnalysis: 'perTest',
      vitest: { related: true },
      concurrency: 1,
      reporters: ['json'],
      jsonReporter: { fileName: relative(folder, report) },
      tempDirName: '.stryker-tmp',
      // A page in a real browser does not know which mutant is switched on in Node.
      ignorePatterns: ['dist', 'build', 'reports', '*.browser.test.ts'],
      allowConsoleColors: false,
      logLevel: 'warn',
    }),
  );
  const child = spawn(process.execPath, [stryker, 'run', config], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, VX_PROPERTY_LIMIT_MS: String(PROPERTY_LIMIT_MS) },
  });
  const timer = setTimeout(() => child.kill('SIGTERM'), Math.max(0, until - Date.now()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return code === 0;
}

function readReport(file: string): MutationReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MutationReport;
  } catch {
    // Not run yet.
    return null;
  }
}

/** What the sources and tests of a folder are. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: folder }).toSorted()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * `pnpm test`: everything that CI checks, in order, ending with a line `N passed, N failed`.
 *
 * `pnpm test --only=lint,unit` runs some steps; `--list` names them.
 * `pnpm test --affected[=commit]` checks what a change can have broken, without builds and browsers: what is
 * not committed and what the commits since `origin/main` (or the one that is named) bring.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { lastLines } from './last-lines.mjs';
import { whenLauncherGone } from './launcher.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
// Not before: an older Node reads no TypeScript.
const { treeOf } = await import('../../vitest/src/tree.ts');
const { playwrightTests, vitestTests } = await import('../../spec/src/test-reports.ts');
const root = join(import.meta.dirname, '../../..');
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  // Reports that were kept of another tree are made anew: `pnpm spec` refuses them.
  REPORT_TREE: treeOf(root) ?? '',
};

const turbo = (...tasks) => [
  'turbo',
  'run',
  ...tasks,
  '--continue',
  '--concurrency=2',
  '--output-logs=errors-only',
];

/** Minutes that a step may take where it says nothing else. */
const USUAL_BUDGET = 10;

/**
 * Each step: a name, a command, the reports that say how many tests it ran (else it counts as one check),
 * and its budget: the minutes after which it is ended and has failed. A budget is about twice what the step
 * takes on two slow cores. Who needs more makes the step faster first.
 */
const steps = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['node', 'tooling/checks/src/lint.ts'] },
  { name: 'boundaries', command: ['node', 'tooling/checks/src/boundaries.ts'] },
  { name: 'typecheck', budget: 10, command: turbo('typecheck') },
  { name: 'unused', command: ['tooling/checks/node_modules/.bin/knip'] },
  {
    name: 'unit',
    budget: 40,
    command: [...turbo('test'), '--filter=!@vx/storybook'],
    reports: [
      'packages/*/reports/vitest.json',
      'apps/server/reports/vitest.json',
      'tooling/*/reports/vitest.json',
    ],
  },
  { name: 'build', budget: 10, command: turbo('build') },
  { name: 'size', command: ['node', 'tooling/checks/src/size.ts'] },
  { name: 'texts', command: ['node', 'tooling/checks/src/texts.ts'] },
  // 52 s of one core where a package or a document changed, else a second.
  { name: 'reference', command: turbo('reference', '--filter=@vx/reference') },
  { name: 'story-texts', command: ['node', 'apps/storybook/visual/languages.ts'] },
  { name: 'story-plays', command: ['node', 'apps/storybook/visual/plays.ts'] },
  {
    name: 'story-docs',
    budget: 5,
    command: ['node', 'apps/storybook/visual/docs.ts'],
  },
  { name: 'packages', command: ['node', 'tooling/checks/src/packages.ts'] },
  { name: 'consume', command: ['node', 'tooling/checks/src/consume.ts'] },
  {
    name: 'stories',
    budget: 10,
    command: turbo('test', '--filter=@vx/storybook'),
    reports: ['apps/storybook/reports/vitest.json'],
  },
  {
    name: 'pictures',
    budget: 15,
    command: ['node', 'apps/storybook/visual/main.ts'],
    reports: ['apps/storybook/reports/visual.json'],
  },
  {
    name: 'browser',
    budget: 70,
    command: ['pnpm', '--filter', '@vx/e2e', 'run', 'e2e'],
    reports: ['tooling/e2e/reports/playwright.json'],
  },
  { name: 'distributed', command: ['node', 'tooling/e2e/src/distributed.ts'] },
  // Each of them once and briefly: that it runs, answers right and prints its ratios, not how fast.
  { name: 'bench', budget: 10, command: ['node', 'tooling/bench/src/main.ts', '--short'] },
  // Each run ends by itself after 8 minutes, and says how far it came. One plan here, so that what fails is the
  // change that is tested; `pnpm bench:faults` draws another each time.
  {
    name: 'faults',
    budget: 10,
    command: [
      'node',
      'tooling/faults/src/main.ts',
      '--short',
      '--database=pglite',
      '--seed=322901',
    ],
  },
  {
    name: 'faults-two-nodes',
    budget: 10,
    command: [
      'node',
      'tooling/faults/src/main.ts',
      '--short',
      '--database=postgres',
      '--seed=322901',
    ],
  },
  {
    name: 'faults-self-check',
    budget: 35,
    command: ['node', 'tooling/faults/src/main.ts', '--short', '--self-check'],
  },
  // Figures may be what they are; unknown ids, and reports that are missing or of another tree, fail it.
  { name: 'spec', command: ['node', 'tooling/spec/src/main.ts'] },
];

/** The commit that a change is compared with, or `null` where it is not about a change. */
function affectedBase() {
  const given = process.argv.find((argument) => /^--affected(=|$)/.test(argument));
  if (!given) return null;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const named = given.split('=')[1];
  try {
    return git('merge-base', 'HEAD', named ?? 'origin/main').trim();
  } catch {
    if (named === undefined) return git('rev-parse', 'HEAD').trim();
    console.error(`No such commit: ${named}.`);
    process.exit(2);
  }
}

/**
 * Steps for a change: packages that the change reaches, and of their tests those that import what changed.
 * What a test reaches by other ways than imports (a process that it starts, a file that it reads), CI tells.
 */
function affectedSteps(base) {
  env.TURBO_SCM_BASE = base;
  const names = new Set(['format', 'lint', 'boundaries', 'typecheck', 'unused', 'unit']);
  const more = { typecheck: ['--affected'], unit: ['--affected', '--', `--changed=${base}`] };
  return steps
    .filter(({ name }) => names.has(name))
    .map((step) => ({ ...step, command: [...step.command, ...(more[step.name] ?? [])] }));
}

const base = affectedBase();
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
if (process.argv.includes('--list')) {
  console.log(steps.map((step) => step.name).join('\n'));
  process.exit(0);
}
const unknown = (only ?? []).filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(2);
}

/** So many of the last lines of a failed check are said again at the end. */
const LINES_TOLD = 15;
/** How long a step may take to end what it started, in ms. */
const patience = 15_000;
let child = null;
let stopping = false;

/**
 * Ends the running step as Ctrl-C would, which lets browsers and servers of it end in peace, and after some
 * patience without asking. Resolves once nothing of it runs any more.
 */
async function endStep() {
  const step = child;
  if (!step || step.pid === undefined) return;
  const signal = (name) => {
    try {
      process.kill(-step.pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  if (step.exitCode === null && step.signalCode === null) {
    const ended = new Promise((resolve) => step.once('exit', resolve));
    const late = new AbortController();
    signal('SIGINT');
    await Promise.race([ended, sleep(patience, null, { signal: late.signal })]);
    late.abort();
  }
  // What the step has left behind, too.
  signal('SIGKILL');
}

/** Ends the running step, and then this run. */
function stop() {
  if (stopping) return;
  stopping = true;
  void endStep().finally(() => process.exit(130));
}
whenLauncherGone(stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

/** Runs a command; answers its last lines and its code, `null` when it was ended because its minutes were over. */
function run([program, ...args], minutes) {
  return new Promise((resolve) => {
    // A group of its own, so that nothing it started outlives a Ctrl-C.
    child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const said = lastLines(LINES_TOLD);
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        to.write(chunk);
        said.add(chunk);
      });
    }
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void endStep().then(() => resolve({ code: null, said: said.lines() }));
    }, minutes * 60_000);
    child.on('error', (error) => {
      clearTimeout(timer);
      console.error(`${program}: ${error.message}`);
      resolve({ code: 127, said: [error.message] });
    });
    // Its last words come after its end; what it left running may hold the pipe open.
    const closed = once(child, 'close');
    child.on('exit', (code) => {
      clearTimeout(timer);
      void Promise.race([closed, sleep(1_000)]).then(() => {
        if (!isLate) resolve({ code: code ?? 1, said: said.lines() });
      });
    });
  });
}

const filesOf = (patterns) =>
  patterns.flatMap((pattern) =>
    fs.globSync(pattern, { cwd: root }).map((path) => join(root, path)),
  );

/** Counts of one report, vitest's JSON or Playwright's, and the tests that failed or passed only when tried again. */
function readReport(path) {
  const report = JSON.parse(fs.readFileSync(path, 'utf8'));
  const place = dirname(dirname(relative(root, path)));
  const { tests } = (report.stats ? playwrightTests : vitestTests)(report, place);
  const named = (outcome) =>
    tests
      .filter((test) => test.outcome === outcome)
      .map((test) => [nameOf(test), ...wordsOf(test.failure)]);
  return { ...countReport(report), failures: named('failed'), flakes: named('retried') };
}

const nameOf = ({ file, title, project }) =>
  `${file}${project === null ? '' : ` [${project}]`}: ${title}`;

/** The first lines of what a failed test said. */
const wordsOf = (failure) =>
  stripVTControlCharacters(failure ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .map((line) => line.slice(0, 200));

function countReport(report) {
  if (report.stats) {
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numFailedTestSuites = 0,
  } = report;
  // A file that does not load runs no test, but it failed.
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests,
  };
}

env.VX_CHROMIUM = await findChromium();
env.VX_HEADLESS_SHELL = findHeadlessShell() ?? env.VX_CHROMIUM;

const wanted = (base === null ? steps : affectedSteps(base)).filter(
  ({ name }) => !only || only.includes(name),
);

const totals = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const step of wanted) {
  for (const path of filesOf(step.reports ?? [])) fs.rmSync(path);
  const started = performance.now();
  console.log(`\n=== ${step.name}`);
  const budget = step.budget ?? USUAL_BUDGET;
  const { code, said } = await run(step.command, budget);
  // What was stopped has no outcome; the process ends once nothing of the step runs any more.
  if (stopping) await new Promise(() => {});
  const seconds = ((performance.now() - started) / 1000).toFixed(1);

  const reports = filesOf(step.reports ?? [])
    .filter(fs.existsSync)
    .map(readReport);
  const counted = reports.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  // 77 is how a check says that what it needs is not here; it has said what.
  if (!step.reports || code === 77) counted[{ 0: 'passed', 77: 'skipped' }[code] ?? 'failed'] = 1;
  // A step that failed without a failed test (or ran none, or was ended) still failed. A change may have no test.
  else if (
    (code !== 0 && counted.failed === 0) ||
    (base === null && counted.passed + counted.failed === 0)
  )
    counted.failed += 1;

  for (const key of Object.keys(totals)) totals[key] += counted[key];
  const before = lines.length;
  lines.push(
    `${counted.failed > 0 ? 'FAIL' : counted.passed > 0 ? 'ok  ' : 'skip'} ${step.name.padEnd(18)} ${seconds.padStart(7)} s  ${counted.passed} passed, ${counted.failed} failed`,
  );
  if (code === null)
    lines.push(`     ${step.name} was ended: it was not over after its ${budget} minutes.`);
  // Who reads only the end of a long run learns what to run again.
  for (const { failures, flakes } of reports) {
    for (const [word, tests] of [
      ['failed', failures],
      ['passed when tried again', flakes],
    ])
      for (const [name, ...words] of tests)
        lines.push(`     ${word}: ${name}`, ...words.map((line) => `       ${line}`));
  }
  console.log(lines.slice(before).join('\n'));
  // A check has said why right above; who reads only the end has not seen it.
  if (counted.failed > 0 && !reports.some(({ failures }) => failures.length > 0))
    lines.push(...said.map((line) => `     | ${line}`));
}

console.log(`\n${lines.join('\n')}\n`);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

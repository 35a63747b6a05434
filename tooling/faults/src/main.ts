import { spawn } from 'node:child_process';
import { findPostgres, isInstalled, startPostgres } from './own-servers.ts';
import { serverFolder } from './server-process.ts';
import {
  plants,
  readOptions,
  UsageError,
  type DatabaseKind,
  type Options,
  type Plant,
} from './options.ts';
import { print, report } from './report.ts';
import { runFaults } from './run-faults.ts';

/** What each planted bug must break; anything else that breaks with it is welcome. */
const telltale: Readonly<Record<Plant, string>> = {
  'key-outside-transaction': 'one key makes one payment',
  'reply-after-commit': 'one key has one answer',
  'balance-read-then-write': 'a balance equals its postings',
};

/** A planted bug shows within a part of the work. */
const selfCheckScale = {
  intents: 300,
  kills: 1,
  guests: 6,
  clients: 32,
  chatters: 2,
  writers: 1,
} as const;

/** Runs and reports. Answers the invariants that broke. */
async function runOnce(
  options: Options,
  kind: DatabaseKind,
  plant: Plant | null,
): Promise<ReadonlySet<string>> {
  const scale = options.selfCheck ? { ...options.scale, ...selfCheckScale } : options.scale;
  const result = await runFaults({ kind, plant, scale, seed: options.seed });
  report(kind, plant, result);
  return new Set(result.findings.counts.keys());
}

/**
 * Runs on every database, and answers whether all went well. What one breaks off with is thrown after
 * the others have come to their end, so that no server outlives the run.
 */
async function onEach(
  { databases, atOnce }: Options,
  run: (kind: DatabaseKind) => Promise<boolean>,
): Promise<boolean> {
  const runs: Promise<boolean>[] = [];
  for (const kind of databases) {
    const running = run(kind);
    runs.push(running);
    if (!atOnce) await running;
  }
  const ends = await Promise.allSettled(runs);
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  return ends.every((end) => end.status === 'fulfilled' && end.value);
}

/** Bugs that need real processes, and beside them those that the simulation of the server finds by itself. */
async function checkItself(options: Options): Promise<boolean> {
  const found = await Promise.all([
    checkProcesses({ ...options, databases: ['pglite'] }),
    checkSimulation(),
  ]);
  const allFound = found.every(Boolean);
  print(allFound ? '\nEvery planted bug was found.' : '\nA planted bug was not found.');
  return allFound;
}

/** Plants bugs into the sources of the server, one at a time; with real locks where PostgreSQL is installed. */
async function checkSimulation(): Promise<boolean> {
  const binaries = findPostgres();
  const postgres = binaries === null ? null : await startPostgres(binaries);
  try {
    // Its own seed: a bug is found by the same steps each time.
    const args = postgres ? [`--postgres=${postgres.url}`] : [];
    const child = spawn(process.execPath, ['src/simulation/self-check.ts', ...args], {
      cwd: serverFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return await new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  } finally {
    await postgres?.stop();
  }
}

/** Every bug planted into real processes must break the invariant that it is about. */
async function checkProcesses(options: Options): Promise<boolean> {
  return await onEach(options, async (kind) => {
    let all = true;
    for (const plant of plants) {
      const found = (await runOnce(options, kind, plant)).has(telltale[plant]);
      print(`  ${plant} ${found ? 'found by' : 'NOT FOUND by'}: ${telltale[plant]}`);
      if (!found) all = false;
    }
    return all;
  });
}

async function runAll(options: Options): Promise<boolean> {
  const clean = await onEach(
    options,
    async (kind) => (await runOnce(options, kind, options.plant)).size === 0,
  );
  print(
    clean ? '\nNothing lost, nothing made, nothing charged twice.' : '\nAn invariant is broken.',
  );
  return clean;
}

/** How a check of the test command says that what it needs is not here. */
const SKIPPED = 77;

const missingPrograms = (): readonly string[] => [
  ...(findPostgres() ? [] : ['a PostgreSQL below /usr/lib/postgresql']),
  ...(isInstalled('redis-server') ? [] : ['redis-server']),
];

async function main(): Promise<number> {
  let options = readOptions(process.argv.slice(2));
  const missing = missingPrograms();
  if (options.databases.includes('postgres') && missing.length > 0) {
    print(`Two nodes want ${missing.join(' and ')}, which this machine does not have.`);
    if (!options.databases.includes('pglite')) return SKIPPED;
    print('One embedded node alone is run.');
    options = { ...options, databases: ['pglite'] };
  }
  print(`Faults with seed ${options.seed} on ${options.databases.join(' and ')}`);
  return (await (options.selfCheck ? checkItself(options) : runAll(options))) ? 0 : 1;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError) return error.message;
  const cause = error.cause === undefined ? '' : `\n${wordsOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

const exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  return 2;
});
// Clients of a run that broke off may still be trying.
process.exit(exitCode);

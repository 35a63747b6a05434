/**
 * `node src/simulation/self-check.ts`: puts every planted bug into the sources, one at a time, and lets the
 * simulation judge. Ends with 0 when each is found by the invariant that it must break, and when the
 * sources as they are break none.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcePlants, type SourcePlant } from '../planted/source-plants.ts';
import type { RunReply, RunRequest } from './self-check-worker.ts';
import type { SimulationOptions } from './simulate.ts';

const { values } = parseArgs({
  options: {
    /** Of the first try; without it what has found a bug before is tried first. */
    seed: { type: 'string' },
    only: { type: 'string' },
    postgres: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
});
const firstSeed = Number(values.seed ?? 7);
const server = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'vx-simulation-'));
/** Of the run that looks for nothing: it must break nothing. */
const CLEAN_OPERATIONS = 480;
/** Few find most bugs; one that hides from a seed is looked for with others, longer each time. */
const OPERATIONS = [60, 120, 240, 480, 720, 960, 960, 960, 960, 960, 960, 960];

/** Longest wait for one run, ms: it wants some seconds of a core, and may get few. One that stands still ends itself. */
const RUN_MS = 600_000;
/** A process that holds more is replaced: what each run has loaded stays in its memory. */
const MEMORY = 1_100_000_000;
const NO_END = 'the simulation comes to its end';

type Size = NonNullable<SourcePlant['foundBy']>;

/** A process that simulates what it is asked for; another takes its place when it ends or has run often. */
class Worker {
  #child: ChildProcess | null = null;
  #output = '';

  async run(plant: SourcePlant | null, { seed, operations }: Size): Promise<RunReply> {
    const child = (this.#child ??= this.#start());
    const options: SimulationOptions = {
      seed,
      operations,
      clients: 8,
      writers: plant ? (plant.writers ?? 0) : 3,
      guests: 9,
      faults: plant?.faults ?? 1,
      focus: plant?.focus ?? [],
      postgres: plant?.needsLocks ? (values.postgres ?? null) : null,
      ...(plant && { until: plant.breaks }),
    };
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), RUN_MS);
    try {
      const reply = once(child, 'message', { signal: stop.signal });
      const end = once(child, 'exit', { signal: stop.signal }).then(() => null);
      child.send({ plant: plant?.name ?? '', options } satisfies RunRequest);
      const first = await Promise.race([reply, end]);
      if (first) {
        const answer = first[0] as RunReply;
        if (answer.memory > MEMORY) this.end();
        return answer;
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      this.#output += `\nNot over after ${RUN_MS} ms.`;
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
    const words = this.#output;
    this.end();
    return { broken: { [NO_END]: 1 }, words, coreSeconds: 0, memory: 0 };
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'self-check-worker.ts'), [], {
      execArgv: ['--import', './src/planted/patch-sources.ts'],
      cwd: server,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NODE_COMPILE_CACHE: join(scratch, 'compiled'),
        VX_SIMULATION_SNAPSHOT: join(scratch, 'migrated.tar'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (chunk: Buffer): void =>
      void (this.#output = (this.#output + chunk.toString()).slice(-3_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return child;
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
    this.#output = '';
  }
}

/** What is tried, one after the other: first what has found the bug before. */
function* triesOf({ foundBy }: SourcePlant): Iterable<Size> {
  if (foundBy && !values.seed) yield foundBy;
  for (const [attempt, operations] of OPERATIONS.entries())
    yield { seed: firstSeed + attempt, operations };
}

/** Looks for a bug with one seed after the other. */
async function findPlanted(plant: SourcePlant, by: Worker): Promise<boolean> {
  const since = performance.now();
  const seen = new Set<string>();
  let tries = 0;
  let coreSeconds = 0;
  for (const size of triesOf(plant)) {
    const reply = await by.run(plant, size);
    tries += 1;
    coreSeconds += reply.coreSeconds;
    if (Object.hasOwn(reply.broken, plant.breaks)) {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      const how = `${seconds} s, ${coreSeconds.toFixed(1)} s of a core`;
      const run = `seed ${size.seed}, ${size.operations} operations, try ${tries}`;
      console.log(`  ${plant.name} found by: ${plant.breaks} (${how}; ${run})`);
      return true;
    }
    for (const invariant of Object.keys(reply.broken)) seen.add(invariant);
    if (Object.hasOwn(reply.broken, NO_END)) console.log(reply.words.slice(-1_500));
  }
  const instead = seen.size > 0 ? `; broken instead: ${[...seen].join(', ')}` : '';
  console.log(`  ${plant.name} NOT FOUND by: ${plant.breaks}${instead}`);
  return false;
}

/** Without a bug nothing breaks. */
async function checkClean(by: Worker): Promise<boolean> {
  const { broken, words } = await by.run(null, { seed: firstSeed, operations: CLEAN_OPERATIONS });
  if (Object.keys(broken).length === 0) return true;
  console.log(`Without a planted bug the simulation breaks:\n${words}`);
  return false;
}

async function main(): Promise<boolean> {
  const only = values.only?.split(',');
  const wanted = sourcePlants.filter(
    ({ name, needsLocks }) => (!only || only.includes(name)) && (!needsLocks || values.postgres),
  );
  const skipped = only ? 0 : sourcePlants.length - wanted.length;
  if (skipped > 0) console.log(`  ${skipped} need the locks of a PostgreSQL and are left out.`);
  // What takes longest first, so that no process is left alone with it in the end.
  const plants = wanted.toSorted((a, b) => Number(!a.needsLocks) - Number(!b.needsLocks));
  const checks = [
    checkClean,
    ...plants.map((plant) => async (by: Worker) => await findPlanted(plant, by)),
  ];
  const all = checks.length;
  const waiting = checks.toReversed();
  let passed = 0;
  const work = async (): Promise<void> => {
    const by = new Worker();
    for (let check = waiting.pop(); check; check = waiting.pop()) if (await check(by)) passed += 1;
    by.end();
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, work));
  console.log(
    passed === all
      ? `${wanted.length} planted bugs found by the simulation, none where none is planted.`
      : `${all - passed} of ${all} checks of the simulation failed.`,
  );
  return passed === all;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(130);
  });
try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

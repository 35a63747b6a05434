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
    seed: { type: 'string', default: '7' },
    only: { type: 'string' },
    postgres: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
});
const server = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'vx-simulation-'));
/** Enough for most bugs; a bug that hides from one seed is looked for with others. */
const OPERATIONS = 240;
const TRIES = 10;

/** Longest wait for one run, ms: it wants some seconds of a core, and may get few. */
const RUN_MS = 600_000;
/** So many runs in one process: what each has loaded stays in its memory. */
const RUNS_EACH = 12;
const NO_END = 'the simulation comes to its end';

/** A process that simulates what it is asked for; another takes its place when it ends or has run often. */
class Worker {
  #child: ChildProcess | null = null;
  #output = '';
  #runs = 0;

  async run(plant: SourcePlant | null, seed: number, operations: number): Promise<RunReply> {
    if (this.#runs >= RUNS_EACH) this.end();
    this.#runs += 1;
    const child = (this.#child ??= this.#start());
    const options: SimulationOptions = {
      seed,
      operations,
      clients: 8,
      guests: 9,
      faults: plant?.faults ?? 1,
      focus: plant?.focus ?? [],
      postgres: plant?.needsLocks ? (values.postgres ?? null) : null,
    };
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), RUN_MS);
    try {
      const reply = once(child, 'message', { signal: stop.signal });
      const end = once(child, 'exit', { signal: stop.signal }).then(() => null);
      child.send({ plant: plant?.name ?? '', options } satisfies RunRequest);
      const first = await Promise.race([reply, end]);
      if (first) return first[0] as RunReply;
    } catch (error) {
      if (!stop.signal.aborted) throw error;
      this.#output += `\nNot over after ${RUN_MS} ms.`;
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
    const words = this.#output;
    this.end();
    return { broken: { [NO_END]: 1 }, words };
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
    this.#runs = 0;
  }
}

/** Looks for a bug with one seed after the other. */
async function findPlanted(plant: SourcePlant, by: Worker): Promise<boolean> {
  const since = performance.now();
  const seen = new Set<string>();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { broken, words } = await by.run(
      plant,
      Number(values.seed) + attempt,
      OPERATIONS * Math.min(1 + attempt, 4),
    );
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    if (Object.hasOwn(broken, plant.breaks)) {
      console.log(`  ${plant.name} found by: ${plant.breaks} (${seconds} s, try ${attempt + 1})`);
      return true;
    }
    for (const invariant of Object.keys(broken)) seen.add(invariant);
    if (Object.hasOwn(broken, NO_END)) console.log(words.slice(-1_500));
  }
  const instead = seen.size > 0 ? `; broken instead: ${[...seen].join(', ')}` : '';
  console.log(`  ${plant.name} NOT FOUND by: ${plant.breaks}${instead}`);
  return false;
}

async function main(): Promise<boolean> {
  const first = new Worker();
  const clean = await first.run(null, Number(values.seed), OPERATIONS * 2);
  if (Object.keys(clean.broken).length > 0) {
    first.end();
    console.log(`Without a planted bug the simulation breaks:\n${clean.words}`);
    return false;
  }
  const wanted = sourcePlants.filter(
    ({ name, needsLocks }) =>
      (!values.only || values.only.split(',').includes(name)) && (!needsLocks || values.postgres),
  );
  const skipped = values.only ? 0 : sourcePlants.length - wanted.length;
  if (skipped > 0) console.log(`  ${skipped} need the locks of a PostgreSQL and are left out.`);
  const waiting = wanted.toReversed();
  let found = 0;
  const work = async (by: Worker): Promise<void> => {
    for (let plant = waiting.pop(); plant; plant = waiting.pop())
      if (await findPlanted(plant, by)) found += 1;
    by.end();
  };
  const others = Array.from({ length: Number(values['at-once']) - 1 }, () => new Worker());
  await Promise.all([first, ...others].map(work));
  console.log(`${found} of ${wanted.length} planted bugs found by the simulation.`);
  return found === wanted.length;
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

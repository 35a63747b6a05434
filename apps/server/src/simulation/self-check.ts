/**
 * `node src/simulation/self-check.ts`: puts every planted bug into the sources, one at a time, and lets the
 * simulation judge. Ends with 0 when each is found by the invariant that it must break, and when the
 * sources as they are break none.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sourcePlants, type SourcePlant } from '../planted/source-plants.ts';

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

interface Verdict {
  readonly broken: Readonly<Record<string, number>>;
  readonly output: string;
}

/** Simulates in a process of its own, with a bug or without. */
function run(plant: SourcePlant | null, seed: number, operations: number): Promise<Verdict> {
  const postgres = plant?.needsLocks ? values.postgres : undefined;
  const child = spawn(
    process.execPath,
    [
      '--import',
      './src/planted/patch-sources.ts',
      'src/simulation/main.ts',
      `--seed=${seed}`,
      `--operations=${operations}`,
      `--faults=${plant?.faults ?? 1}`,
      `--focus=${(plant?.focus ?? []).join()}`,
      ...(postgres ? [`--postgres=${postgres}`] : []),
    ],
    {
      cwd: server,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        VX_PLANT: plant?.name ?? '',
        NODE_COMPILE_CACHE: join(scratch, 'compiled'),
        VX_SIMULATION_SNAPSHOT: join(scratch, 'migrated.tar'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) =>
    child.once('close', () => {
      const line = output.split('\n').find((one) => one.startsWith('{"seconds"'));
      const { broken } = line
        ? (JSON.parse(line) as Pick<Verdict, 'broken'>)
        : { broken: { 'the simulation comes to its end': 1 } };
      resolve({ broken, output });
    }),
  );
}

/** Looks for a bug with one seed after the other. */
async function findPlanted(plant: SourcePlant): Promise<boolean> {
  const since = performance.now();
  const seen = new Set<string>();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { broken, output } = await run(
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
    if (Object.hasOwn(broken, 'the simulation comes to its end')) console.log(output.slice(-1500));
  }
  const instead = seen.size > 0 ? `; broken instead: ${[...seen].join(', ')}` : '';
  console.log(`  ${plant.name} NOT FOUND by: ${plant.breaks}${instead}`);
  return false;
}

async function main(): Promise<boolean> {
  const clean = await run(null, Number(values.seed), OPERATIONS * 2);
  if (Object.keys(clean.broken).length > 0) {
    console.log(`Without a planted bug the simulation breaks:\n${clean.output.slice(-3000)}`);
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
  const worker = async (): Promise<void> => {
    for (let plant = waiting.pop(); plant; plant = waiting.pop())
      if (await findPlanted(plant)) found += 1;
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, worker));
  console.log(`${found} of ${wanted.length} planted bugs found by the simulation.`);
  return found === wanted.length;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

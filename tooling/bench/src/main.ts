import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { takeRecorded, type Recorded } from './harness.ts';

/**
 * `pnpm bench [name…]`: runs the benchmarks by name, or all of them. Every `<name>.bench.ts` in this
 * folder is one; it has a `run` and prints its own figures. All of them end up in `reports/bench.json`.
 */
interface Benchmark {
  readonly run: () => void | Promise<void>;
}

interface Result {
  readonly benchmark: string;
  readonly at: string;
  readonly seconds: number;
  readonly figures: readonly Recorded[];
}

const suffix = '.bench.ts';
const reports = join(import.meta.dirname, '../reports');
const file = join(reports, 'bench.json');
const known = (await readdir(import.meta.dirname))
  .filter((name) => name.endsWith(suffix))
  .map((name) => name.slice(0, -suffix.length))
  .toSorted();
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = asked.filter((name) => !known.includes(name));

async function runAll(names: readonly string[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const name of names) {
    const benchmark = (await import(`./${name}${suffix}`)) as Benchmark;
    console.log(`\n# ${name}`);
    const since = performance.now();
    try {
      await benchmark.run();
    } catch (error) {
      // One that cannot run is no reason to lose the others.
      console.error(`\nThe benchmark ${name} broke off:`, error);
      process.exitCode = 1;
    }
    const seconds = Math.round((performance.now() - since) / 1000);
    results.push({
      benchmark: name,
      at: new Date().toISOString(),
      seconds,
      figures: takeRecorded(),
    });
  }
  return results;
}

/** Every peer beside ours, in one list. */
function printSummary(results: readonly Result[]): void {
  const rows = results.flatMap(({ benchmark, figures }) =>
    figures.map(({ title, name, value, unit, ratio }) => [
      benchmark,
      title.split(/[,(]/)[0]?.trim() ?? '',
      name,
      `${value.toLocaleString('en', { maximumSignificantDigits: 4 })} ${unit}`,
      `${ratio.toFixed(2)} x`,
    ]),
  );
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(0, ...rows.map((row) => row[i]?.length ?? 0)));
  console.log('\n# Summary: each row beside the first of its group');
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i < 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}

/** What other benchmarks said the last time they ran. */
async function earlier(): Promise<readonly Result[]> {
  const text = await readFile(file, 'utf8').catch(() => '{"results":[]}');
  return (JSON.parse(text) as { results: readonly Result[] }).results;
}

const isAmong = (results: readonly Result[], { benchmark }: Result): boolean =>
  results.some((result) => result.benchmark === benchmark);

if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  const results = await runAll(asked.length > 0 ? asked : known);
  printSummary(results);
  const machine = {
    cores: availableParallelism(),
    node: process.version,
    platform: process.platform,
  };
  // What broke off does not take the place of what was measured.
  const good = results.filter(({ figures }) => figures.length > 0);
  const all = [...(await earlier()).filter((old) => !isAmong(good, old)), ...good];
  await mkdir(reports, { recursive: true });
  await writeFile(file, `${JSON.stringify({ machine, results: all }, null, 2)}\n`);
  console.log('\nWritten to tooling/bench/reports/bench.json');
}

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { isShort, takeOmitted, takeRecorded, type Recorded } from './harness.ts';

/**
 * `pnpm bench [name…]`: runs the benchmarks by name, or all of them. Every `<name>.bench.ts` in this
 * folder is one; it has a `run` and prints its own figures. All of them end up in `reports/bench.json`.
 * With `--short` each runs once and briefly, and has to print its ratios: the figures are not kept.
 */
interface Benchmark {
  readonly run: () => void | Promise<void>;
}

interface Result {
  readonly benchmark: string;
  readonly at: string;
  readonly seconds: number;
  /** What else the machine did when it began: the load of the last minute. */
  readonly load: number;
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
/** What went wrong; it is said at the end once more, where it is looked for. */
const complaints: string[] = [];
const unknown = asked.filter((name) => !known.includes(name));

async function runAll(names: readonly string[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const name of names) {
    const benchmark = (await import(`./${name}${suffix}`)) as Benchmark;
    console.log(`\n# ${name}`);
    const since = performance.now();
    const load = busyness();
    try {
      await benchmark.run();
    } catch (error) {
      // One that cannot run is no reason to lose the others.
      console.error(error);
      complain(`The benchmark ${name} broke off: ${String(error)}`);
      process.exitCode = 1;
    }
    const seconds = Math.round((performance.now() - since) / 1000);
    const figures = takeRecorded();
    complainAbout(name, figures, takeOmitted());
    results.push({ benchmark: name, at: new Date().toISOString(), seconds, load, figures });
  }
  return results;
}

/** The load of the last minute; what is measured beside other work is worth a word. */
function busyness(): number {
  const load = loadavg()[0] ?? 0;
  // The benchmark before leaves a load of its own for a while.
  if (!isShort && load > 2 * availableParallelism())
    console.log(`  Other work runs on this machine (load ${load.toFixed(1)}): read the ratios.`);
  return load;
}

function complain(what: string): void {
  complaints.push(what);
  console.error(`\n${what}`);
}

/** A benchmark that says nothing has rotted, unless it says what it lacks. */
function complainAbout(
  name: string,
  figures: readonly Recorded[],
  omitted: readonly string[],
): void {
  const wrong = figures.filter(({ ratio }) => !Number.isFinite(ratio) || ratio < 0);
  for (const figure of wrong)
    complain(
      `The benchmark ${name} has no ratio: ${figure.title}, ${figure.name}, ${figure.value}.`,
    );
  const silent = figures.length === 0 && omitted.length === 0;
  if (silent) complain(`The benchmark ${name} printed no figure.`);
  if (silent || (isShort && wrong.length > 0)) process.exitCode = 1;
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
  if (isShort) {
    for (const { benchmark, figures, seconds } of results)
      console.log(`${benchmark}: ${figures.length} figures in ${seconds} s`);
  } else await keep(results);
  for (const complaint of complaints) console.error(complaint);
}

/** Prints the figures together and keeps them beside those of other benchmarks. */
async function keep(results: readonly Result[]): Promise<void> {
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

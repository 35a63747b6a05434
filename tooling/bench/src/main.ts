import { readdir } from 'node:fs/promises';

/**
 * `pnpm bench [name…]`: runs the benchmarks by name, or all of them. Every `<name>.bench.ts` in this
 * folder is one; it has a `run` and prints its own figures.
 */
interface Benchmark {
  readonly run: () => void | Promise<void>;
}

const suffix = '.bench.ts';
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(suffix));
const known = files.map((file) => file.slice(0, -suffix.length)).toSorted();
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = asked.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`No benchmark named ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : known) {
    const benchmark = (await import(`./${name}${suffix}`)) as Benchmark;
    console.log(`\n# ${name}`);
    await benchmark.run();
  }
}

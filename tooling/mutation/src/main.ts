/**
 * `pnpm mutation [--only=currency,live] [--minutes=60]`: changes the code in small ways and counts which changes no
 * test notices. Fails below the floor, and where a file was not run. Run again it goes on where it was.
 */
import { scoreOf } from './report.ts';
import { runTarget } from './run-target.ts';
import { targets } from './targets.ts';

/** The share of mutants that has to die, in each target. */
const FLOOR = 0.9;

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];

const all = Object.keys(targets).filter((name) => name !== 'sample');
const only = option('only')?.split(',') ?? all;
const until = Date.now() + Number(option('minutes') ?? 240) * 60_000;

for (const name of only) {
  const target = targets[name];
  if (!target) {
    console.error(`There is no target ${name}. There are: ${Object.keys(targets).join(', ')}.`);
    process.exit(1);
  }
  const result = await runTarget(name, target, until);
  const score = scoreOf(result);
  const { killed, survivors, open } = result;
  console.log(
    score === null
      ? `${name}: not measured`
      : `${name}: ${killed} killed, ${survivors.length} survived, ${(score * 100).toFixed(1)} %`,
  );
  for (const { place, change } of survivors) console.log(`  ${place}  ${change}`);
  for (const file of open) console.log(`  not run: ${file}`);
  if (score === null || score < FLOOR || open.length > 0) process.exitCode = 1;
}

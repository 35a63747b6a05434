/**
 * `pnpm new system <name>`: begins a system in every layer, as docs/add-a-system.md describes it. What it
 * writes works and is tested: a note that a guest keeps, to be turned into what the system is.
 *
 * `--made-up`: without a chapter in the specification. `--route=<name>`: its page, if not `member<System>`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSystem, generators } from './create-system.ts';

const usage = 'pnpm new system <name> [--made-up] [--route=<name of its page>]';
const root = join(import.meta.dirname, '../../..');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'made-up': { type: 'boolean', default: false }, route: { type: 'string' } },
});
const [what, system] = positionals;
if (what !== 'system' || system === undefined || positionals.length > 2) {
  console.error(usage);
  process.exit(2);
}

const creation = createSystem({
  root,
  system,
  isMadeUp: values['made-up'],
  ...(values.route !== undefined && { route: values.route }),
  today: new Date().toISOString().slice(0, 10),
});
if (creation.kind === 'refused') {
  console.error(creation.reason);
  process.exit(1);
}
if (creation.kind === 'nothingToDo') {
  console.log(`${system} is there, with its lines in the shared files. Nothing was changed.`);
  process.exit(0);
}

const run = (program: string, ...args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const written = [...creation.files, ...creation.shared];
run(join(root, 'node_modules/.bin/oxfmt'), ...written.filter((path) => /\.tsx?$/.test(path)));
for (const script of generators) run(process.execPath, script);

console.log(`New:
  ${creation.files.join('\n  ')}

A line each:
  ${creation.shared.join('\n  ')}

Next:
  pnpm --filter @vx/contract exec vitest run src/generate
  pnpm --filter @vx/server exec vitest run src/modules/${system}
  pnpm --filter @vx/features exec vitest run src/${system}
  pnpm test --only=typecheck,build,texts
  then turn the note into what ${system} is: docs/add-a-system.md`);

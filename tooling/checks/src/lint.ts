/** The step `lint` of `pnpm test`: the linter over all packages, then what it cannot know. Each runs, whatever the others say. */
import { spawnSync } from 'node:child_process';
import { root } from './workspace.ts';
import { projectEnv } from './run.ts';

const checks = [
  // All packages in one process, with the rules that `pnpm lint` takes to each: half the time.
  ['oxlint', '--type-aware', '--quiet'],
  ['node', 'tooling/checks/src/names/names.ts'],
  ['node', 'tooling/checks/src/commits.ts'],
  ['node', 'tooling/checks/src/docs/docs.ts', '--check'],
] as const;

const failed = checks.filter(([program, ...args]) => {
  const { status } = spawnSync(program, args, { cwd: root, env: projectEnv, stdio: 'inherit' });
  return status !== 0;
});
process.exit(failed.length === 0 ? 0 : 1);

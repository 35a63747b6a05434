import type { MoneyModule } from '../modules/money/index.ts';
import type { Platform } from '../platform/services.ts';
import { balanceReadThenWrite } from './balance-read-then-write.ts';
import { keyOutsideTransaction, replyAfterCommit } from './careless-once.ts';

/**
 * Bugs on purpose, for the fault run: it must find each. Nothing of this folder is reached unless
 * `NODE_ENV` is `test` and `VX_PLANT` names one.
 */
export const plantedBugs = [
  'key-outside-transaction',
  'reply-after-commit',
  'balance-read-then-write',
] as const;

export type PlantedBug = (typeof plantedBugs)[number];

/** The bug that the environment asks for. Outside of tests always `null`. */
export function plantFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): PlantedBug | null {
  if (env['NODE_ENV'] !== 'test') return null;
  return plantedBugs.find((bug) => bug === env['VX_PLANT']) ?? null;
}

/** Puts the bug in. `money` is called on the migrated database, before the first request. */
export function plantBug(bug: PlantedBug): {
  platform(platform: Platform): Platform;
  money(module: MoneyModule, platform: Platform): Promise<MoneyModule>;
} {
  return {
    platform(platform) {
      if (bug === 'key-outside-transaction')
        return { ...platform, once: keyOutsideTransaction(platform.database) };
      if (bug === 'reply-after-commit')
        return { ...platform, once: replyAfterCommit(platform.database) };
      return platform;
    },
    money: (module, platform) =>
      bug === 'balance-read-then-write'
        ? balanceReadThenWrite(module, platform)
        : Promise.resolve(module),
  };
}

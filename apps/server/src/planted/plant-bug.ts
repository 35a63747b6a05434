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

/** How a bug is put in where the product is composed. */
export interface Planted {
  platform<Given extends Pick<Platform, 'database' | 'once'>>(platform: Given): Given;
  money(module: MoneyModule, platform: Pick<Platform, 'database'>): MoneyModule;
}

/** Puts the bug in: in front of the modules or in front of the ledger. */
export function plantBug(bug: PlantedBug): Planted {
  return {
    platform(platform) {
      if (bug === 'key-outside-transaction')
        return { ...platform, once: keyOutsideTransaction(platform.database) };
      if (bug === 'reply-after-commit')
        return { ...platform, once: replyAfterCommit(platform.database) };
      return platform;
    },
    money: (module, platform) =>
      bug === 'balance-read-then-write' ? balanceReadThenWrite(module, platform) : module,
  };
}

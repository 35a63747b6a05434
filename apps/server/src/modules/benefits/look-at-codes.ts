import { OperationError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/module.ts';
import { normalCode, type CodeRefusal } from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { guessing } from './code-throttle.ts';
import { findCode, findGivenCodes, findWaiting, type CodeRow } from './codes.repository.ts';
import { blockersOf } from './redeem-bonus.ts';

export interface ShownCode extends CodeRow {
  /** Redeemed already: the next top-up chooses its tier. */
  readonly awaitsTopUp: boolean;
}

export interface CodeLook {
  /** `null`: there is no such code. */
  readonly code: ShownCode | null;
  /** Everything that hinders, in the order in which it is said. */
  readonly missing: readonly CodeRefusal[];
}

/**
 * What a code would bring the caller, and what hinders. Nothing is redeemed. [GQ-canRedeem]
 * @throws OperationError NEED_LOGIN, INVALID_INPUT for a code of no or too many letters, CODE_SLOWED
 */
export async function lookAtCode(
  deps: BenefitsDeps,
  { guestId, ip }: Pick<Caller, 'guestId' | 'ip'>,
  typed: string,
): Promise<CodeLook> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  const wanted = normalCode(typed);
  if (wanted === '' || wanted.length > 60)
    throw new OperationError('INVALID_INPUT', { field: 'code' });
  return await guessing(
    deps,
    { guestId, ip },
    async () => {
      const { read } = deps.database;
      const code = await findCode(read, wanted);
      if (!code) return { code: null, missing: ['CODE_UNKNOWN'] as const };
      const missing = await blockersOf(deps, read, { guestId, ip }, code);
      return { code: { ...code, awaitsTopUp: false }, missing };
    },
    ({ code }) => code === null,
  );
}

/** Codes that still bring the guest something: waiting for a top-up, or given. [GQ-remainingBonusCodes] */
export async function remainingCodes(
  deps: Pick<BenefitsDeps, 'database' | 'clock'>,
  guestId: string,
): Promise<readonly ShownCode[]> {
  const now = new Date(deps.clock.now());
  const { read } = deps.database;
  const [waiting, given] = await Promise.all([
    findWaiting(read, guestId),
    findGivenCodes(read, guestId, now),
  ]);
  return [
    ...(waiting && waiting.valid_to > now ? [{ ...waiting, awaitsTopUp: true }] : []),
    ...given.map((code) => ({ ...code, awaitsTopUp: false })),
  ];
}

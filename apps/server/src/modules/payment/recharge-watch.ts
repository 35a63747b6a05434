import type { Clock, Random } from '@vx/kernel';
import type { Jobs } from '../../platform/jobs.ts';
import type { BalanceWatch } from '../money/index.ts';
import { insertDue, takeCrossings } from './recharge.repository.ts';

/** The job that carries one recharge through to its end. */
export const RECHARGE_JOB = 'payment.recharge';

export interface RechargeOrder {
  readonly rechargeId: string;
}

/**
 * Begins a recharge in the transaction of the charge that takes a balance below its guest's threshold,
 * whatever was bought: row and job are written with the charge, or not at all.
 */
export function createRechargeWatch(platform: {
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  readonly jobs: Jobs;
}): BalanceWatch {
  const { clock, random, jobs } = platform;
  return async (tx, changes) => {
    for (const guestId of await takeCrossings(tx, changes)) {
      const order: RechargeOrder = { rechargeId: random.uuid() };
      const due = { id: order.rechargeId, guestId, at: new Date(clock.now()) };
      if (await insertDue(tx, due)) await jobs.enqueue(tx, RECHARGE_JOB, order);
    }
  };
}

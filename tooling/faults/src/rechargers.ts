import { insist, type Attempt, type Call } from './http.ts';
import type { Guest } from './plan.ts';
import type { Chance } from './random.ts';

export interface RechargersDeps {
  readonly attempt: Attempt;
  readonly chance: Chance;
  readonly patienceMs: number;
  readonly isOver: () => boolean;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Says yes to every recharge that waits, sometimes twice at once, until the other work is over. Answers
 * how many it said yes to.
 */
export async function runRecharger(guest: Guest, deps: RechargersDeps): Promise<number> {
  const { chance, isOver } = deps;
  const headers = {
    authorization: `Bearer ${guest.bearer}`,
    'content-type': 'application/json',
  };
  const ask = (call: Pick<Call, 'method' | 'body'>, path: string) =>
    insist(
      deps.attempt,
      { ...call, path: `/api/v1/guest/autoRecharge${path}?language=en`, headers },
      { patienceMs: deps.patienceMs, onRetry: () => undefined, chance },
    );
  const tapped = new Set<string>();
  while (!isOver()) {
    const view = await ask({ method: 'GET', body: null }, '');
    const { waiting } = JSON.parse(view.text) as { waiting: { rechargeId: string } | null };
    if (waiting) {
      const body = JSON.stringify({ rechargeId: waiting.rechargeId, agreed: true });
      const tap = () => ask({ method: 'POST', body }, '/tap');
      await Promise.all(chance.hits(0.3) ? [tap(), tap()] : [tap()]);
      tapped.add(waiting.rechargeId);
    }
    await sleep(60 + chance.below(200));
  }
  return tapped.size;
}

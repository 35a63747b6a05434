import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { JobDefinition } from '../../platform/module.ts';
import { nextAskAt } from './intent.rules.ts';
import { findIntent, lockToAsk, noteAsked } from './payment.repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { SettlePayment } from './settle-payment.ts';
import type { PaymentTables } from './tables.ts';

const ASK_JOB = 'payment.ask';

export interface AskProvider {
  /** Asks about one payment and does what the answer says. */
  readonly job: JobDefinition;
  /** Makes a job of each payment that it is time to ask about. */
  enqueueDue(): Promise<void>;
}

/**
 * Asks the provider about payments that take longer than its reports. The time of the next question is
 * written before this one is asked, so that nothing is forgotten, however often a node or the provider
 * is away.
 */
export function createAskProvider(deps: {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly provider: PaymentProvider | null;
  readonly settle: Pick<SettlePayment, 'asked'>;
}): AskProvider {
  const { database, clock, jobs, provider, settle } = deps;
  return {
    job: {
      name: ASK_JOB,
      async run(payload) {
        const { intentId } = payload as { readonly intentId: string };
        const intent = await findIntent(database.read, intentId);
        if (intent?.status !== 'pending' || !intent.pending_since) return;
        const waitedMs = clock.now() - intent.pending_since.getTime();
        const outcome = await provider?.statusOf?.({ intentId, waitedMs });
        await settle.asked(intentId, outcome ?? { kind: 'pending' });
      },
    },
    async enqueueDue() {
      const now = clock.now();
      await database.transaction(async (tx) => {
        for (const intent of await lockToAsk(tx, new Date(now))) {
          await noteAsked(tx, intent, nextAskAt(now, intent.asked_times + 1));
          await jobs.enqueue(tx, ASK_JOB, { intentId: intent.id });
        }
      });
    },
  };
}

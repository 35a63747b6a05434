import type { Clock, Random } from '@vx/kernel';
import { withinDeadline } from '../../platform/deadline.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createSeal } from '../../platform/seal.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { PhoneMessage, PhoneProvider, PhoneSender } from './provider.ts';

const JOB = 'pincall.deliver';
/** A provider that takes longer hangs, and is asked again. Other jobs wait for it, hence so little. */
const deadlineMs = 5_000;

interface Payload {
  readonly id: string;
  /** The message: nobody reads codes in the database. */
  readonly sealed: string;
}

/** Hands messages to a provider, out of the transaction in which they were written. */
export function createDelivery(deps: {
  readonly clock: Clock;
  readonly random: Random;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly provider: PhoneProvider;
}): { readonly sender: PhoneSender; readonly job: JobDefinition } {
  const { clock, random, jobs, provider } = deps;
  const seal = createSeal(deps.secret, 'vx:phone-messages');
  return {
    sender: {
      async send(tx, message) {
        const payload: Payload = {
          id: random.uuid(),
          sealed: seal.seal(JSON.stringify(message)),
        };
        await jobs.enqueue(tx, JOB, payload);
      },
    },
    job: {
      name: JOB,
      async run(payload) {
        const { id, sealed } = payload as Payload;
        const opened = seal.open(sealed);
        // Sealed with a secret that the server no longer has.
        if (opened === null) return;
        const { until, ...message } = JSON.parse(opened) as PhoneMessage;
        if (until <= clock.now()) return;
        await withinDeadline(provider.deliver({ ...message, id, until: new Date(until) }), {
          what: 'The phone provider',
          deadlineMs,
        });
      },
    },
  };
}

import {
  subscriptionMonths,
  subscriptionPlans,
  subscriptionStates,
} from '../enums/subscriptions.ts';
import { price } from './money.ts';
import { answer, count, id, nullable, oneOf, time } from './primitives.ts';

/** A period that can be bought. */
export const subscriptionOffer = answer({
  plan: oneOf(subscriptionPlans),
  months: oneOf(subscriptionMonths),
  /** Of the whole period; renewals cost the same. */
  price,
  /** What one month of it comes to. */
  perMonth: price,
  /** Less than as many single months, in percent. */
  savedPercent: count,
});

/** One subscription of the guest. */
export const subscription = answer({
  id,
  plan: oneOf(subscriptionPlans),
  months: oneOf(subscriptionMonths),
  state: oneOf(subscriptionStates),
  /** Of the next renewal, an accepted offer counted. */
  price,
  since: time,
  /** Runs until then at least; of an ended one: when it ended. */
  paidUntil: time,
  /** When the renewal is charged or tried again; `null`: nothing more is charged. */
  nextChargeAt: nullable(time),
  /** What staying costs for the next period instead; `null`: nothing is offered. */
  offer: nullable(answer({ percent: count, price })),
  /** Until when the guest may withdraw, and what comes back then; `null`: no longer. */
  withdrawal: nullable(answer({ until: time, refund: price })),
  /** That the guest withdrew: the dated receipt. */
  withdrawn: nullable(answer({ receivedAt: time, refund: price })),
});

/** Days of a plan that were given, which run before what is paid for. */
export const givenDays = answer({ plan: oneOf(subscriptionPlans), until: time });

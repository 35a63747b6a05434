import { autoRechargeTeaserModes } from '../enums/payment.ts';
import { payment, price } from './money.ts';
import {
  amountRange,
  answer,
  flag,
  id,
  list,
  minorUnits,
  nullable,
  oneOf,
  text,
  time,
} from './primitives.ts';

/** ET-paymentSettings, as far as it is about the automatic recharge. */
export const autoRecharge = answer({
  /** `null`: it is off. */
  settings: nullable(
    answer({
      /** What each recharge costs, in minor units of its price: one of the offered amounts. */
      amount: minorUnits,
      ...payment,
      /** A charge that leaves less than this recharges; in the wallet's currency. */
      threshold: price,
      /** What all recharges of a calendar month may cost together. */
      maximum: price,
      /** The code of what stopped it until the guest turns it on again; `null`: it runs. */
      stoppedBy: nullable(text(60)),
    }),
  ),
  /** What the recharges of this month have cost. */
  used: price,
  startsAgainAt: time,
  /** A recharge that waits for the guest's tap. */
  waiting: nullable(answer({ rechargeId: id, brings: price, price, until: time })),
  offer: answer({
    /** There is a means of payment that can be charged without a page. */
    possible: flag,
    amounts: list(answer({ amount: minorUnits, ...payment }), 20),
    /** In the wallet's currency. */
    thresholds: list(price, 10),
    /** Monthly maxima that can be set, in minor units of what is paid with. */
    maximum: amountRange,
  }),
  teaser: oneOf(autoRechargeTeaserModes),
});

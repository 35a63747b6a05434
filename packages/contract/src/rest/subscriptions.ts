import { endpoint, endpoints } from '../define.ts';
import { subscriptionMonths, subscriptionPlans } from '../enums/subscriptions.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  flag,
  id,
  input,
  list,
  nullable,
  oneOf,
  shownPrice,
  text,
  time,
} from '../shapes/primitives.ts';
import { givenDays, subscription, subscriptionOffer } from '../shapes/subscription.ts';

const changed = answer({ subscription });

export const subscriptionsEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/acceptCancellationOffer',
    id: 'RE-acceptCancellationOffer',
    summary: 'Accepts the offer made on cancelling. A cookie remembers it.',
    /** `platform_text` names the plan that is kept. */
    body: input({ guest_id: id, platform_text: text(200, 0, 'tv') }),
    /** `accepted_offer_info`: the price of the next period, or why there is no offer. */
    response: answer({ accepted_offer: flag, accepted_offer_info: nullable(text(500)) }),
    errors: ['CANCELLATION_OFFER_REFUSED', 'SPENDING_PAUSED'],
    audience: 'guest',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /subscriptions',
    id: null,
    summary: 'What can be subscribed to, and what the guest is subscribed to.',
    response: answer({
      offers: list(subscriptionOffer, 20),
      /** Those that run, and of each plan that does not the last one. */
      subscriptions: list(subscription, 20),
      given: list(givenDays, 3),
    }),
    audience: 'anyone',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /subscriptions',
    id: null,
    summary: 'Subscribes: charges the first period. It renews by itself until it is cancelled.',
    body: input({
      plan: oneOf(subscriptionPlans),
      months: oneOf(subscriptionMonths),
      /** What the guest saw; another price is refused with `PRICE_CHANGED { price }`. */
      expectedPrice: shownPrice,
    }),
    response: answer({ subscription, balance: price }),
    errors: [
      'SUBSCRIPTION_RUNS',
      'BALANCE_TOO_LOW',
      'PRICE_CHANGED',
      'LIMIT_REACHED',
      'SPENDING_PAUSED',
    ],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /subscriptions/{subscriptionId}/cancel',
    id: null,
    summary:
      'Lets it run out at the end of what is paid; an unpaid one ends at once. A repeat changes nothing.',
    response: changed,
    errors: ['NOT_FOUND', 'SUBSCRIPTION_ENDED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /subscriptions/{subscriptionId}/resume',
    id: null,
    summary: 'Lets a cancelled one renew again. A repeat changes nothing.',
    response: changed,
    errors: ['NOT_FOUND', 'SUBSCRIPTION_ENDED', 'SPENDING_PAUSED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /subscriptions/{subscriptionId}/withdraw',
    id: null,
    summary:
      'Withdraws from the contract within 14 days: it ends at once, and what was paid comes back. A repeat gets the same receipt.',
    response: answer({ subscription, receivedAt: time, refund: price }),
    errors: ['NOT_FOUND', 'SUBSCRIPTION_ENDED', 'WITHDRAWAL_TOO_LATE'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /withdrawal',
    id: null,
    summary:
      'Declares a withdrawal without logging in. It counts from now on; the receipt is mailed once the link of a mail to the address was opened. The answer is the same for every address.',
    body: input({
      name: text(120, 1),
      email: text(254, 3),
      /** What was ordered, and when: the guest’s own words. */
      contract: text(500, 1, 'tv'),
    }),
    response: answer({
      receivedAt: time,
      /** Names it in mails and to the operator. */
      reference: text(20),
      /** The address is the guest’s own and confirmed: the receipt is on its way already. */
      confirmed: flag,
    }),
    errors: ['EMAIL_INVALID'],
    audience: 'anyone',
    limits: { networkPerHour: 6, networkPerDay: 20 },
    built: true,
  }),
  endpoint({
    key: 'POST /withdrawal/confirm',
    id: null,
    summary:
      'Confirms the address of a declared withdrawal by the link of its mail, and mails the receipt. A repeat answers the same and mails nothing.',
    body: input({ token: text(200, 10) }),
    response: answer({
      receivedAt: time,
      reference: text(20),
      name: text(120),
      email: text(254),
      contract: text(500),
    }),
    errors: ['TOKEN_UNKNOWN'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
);

/** What can be subscribed to. VX select is bought and tracked like VIP, with a flag of its own. */
export const subscriptionPlans = ['vip', 'vxselect', 'tv'] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];

/** Months of a paid period. */
export const subscriptionMonths = [1, 3, 12] as const;
export type SubscriptionMonths = (typeof subscriptionMonths)[number];

/**
 * `active`: renews by itself. `cancelled`: runs to the end of what is paid. `unpaid`: the renewal
 * could not be charged and is tried again. `ended`: over.
 */
export const subscriptionStates = ['active', 'cancelled', 'unpaid', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** What guests are told of a subscription without having asked for it. */
export const subscriptionNews = ['renewed', 'unpaid', 'ended'] as const;
export type SubscriptionNews = (typeof subscriptionNews)[number];

/** Less for the next period, for who stays after all, in percent. Once for a guest. */
export const cancellationOfferPercent = 30;
/** Remembers that the guest accepted the cancellation offer. [RU-subs-cancellation-offer-accept] */
export const cancellationOfferCookie = 'vx_cancellation_offer';

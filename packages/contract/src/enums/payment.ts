/** How a top-up stands; `pending`: it was paid as far as the guest knows, and the provider waits for the money. */
export const topUpStatuses = ['open', 'pending', 'paid', 'failed', 'expired'] as const;
export type TopUpStatus = (typeof topUpStatuses)[number];

/** What a guest is told of an automatic recharge: it waits for a tap, has brought its coins, or did not happen. */
export const rechargeReports = ['waiting', 'paid', 'refused'] as const;
export type RechargeReport = (typeof rechargeReports)[number];

/** Whether the teaser of the automatic recharge is shown. [SC-autoRechargeTeaser] */
export const autoRechargeTeaserModes = ['on', 'off'] as const;
export type AutoRechargeTeaserMode = (typeof autoRechargeTeaserModes)[number];

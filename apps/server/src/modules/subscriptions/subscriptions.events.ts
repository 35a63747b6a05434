import type { SubscriptionNews, SubscriptionPlan } from '@vx/contract/enums';

/** A subscription was renewed, could not be charged, or ended, without the guest having asked for it now. */
export interface SubscriptionChanged {
  readonly guestId: string;
  readonly subscriptionId: string;
  readonly plan: SubscriptionPlan;
  readonly news: SubscriptionNews;
  /** Paid until then, or ended then. */
  readonly until: Date;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    readonly subscriptionChanged: SubscriptionChanged;
  }
}

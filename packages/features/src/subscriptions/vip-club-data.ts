import type { SubscriptionPlan } from '@vx/contract/enums';
import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

export type Subscriptions = RestContract['GET /subscriptions']['response'];
export type Subscription = Subscriptions['subscriptions'][number];
export type SubscriptionOffer = Subscriptions['offers'][number];

/** The plan and the months that are asked about once more: `?plan=vip-3`. */
export const PLAN_PARAM = 'plan';
/** What just happened to a plan, by a form: `?begun=vip`. */
export const doneParams = ['begun', 'cancelled', 'resumed', 'kept', 'lost'] as const;
export type Done = (typeof doneParams)[number];

/** What the page knows of plans and of the guest's subscriptions. */
export interface VipClubFacts extends Subscriptions {
  /** When the page was asked for, ISO. */
  readonly at: string;
  /** The period that is asked about once more. */
  readonly asked: SubscriptionOffer | null;
  /** Where the guest was told that a subscription is needed, and goes on afterwards. */
  readonly returnPath: string | null;
  readonly done: { readonly what: Done; readonly plan: SubscriptionPlan } | null;
}

/** Why a form of the page was not taken. */
export interface VipClubRefusal {
  readonly code: ErrorCode;
}

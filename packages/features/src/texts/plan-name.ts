import { subscriptionPlans, type SubscriptionPlan } from '@vx/contract/enums';

const names: Readonly<Record<SubscriptionPlan, string>> = {
  vip: 'VIP',
  vxselect: 'VX select',
  tv: 'TV',
};

/** What a plan is called, in every language. One that this page does not know yet keeps its own word. */
export function planName(plan: string | number | boolean | undefined): string {
  const known = subscriptionPlans.find((one) => one === plan);
  return known ? names[known] : String(plan ?? '');
}

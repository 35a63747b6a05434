export type { SubscriptionsOptions } from './subscriptions-deps.ts';
export { createSubscriptionsModule, type SubscriptionsApi } from './subscriptions-module.ts';
export type {} from './subscriptions.events.ts';

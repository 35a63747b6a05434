export { createSubscriptionsModule, type SubscriptionsApi } from './subscriptions-module.ts';

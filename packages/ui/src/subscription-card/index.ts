export {
  SubscriptionCard,
  type SubscriptionCancel,
  type SubscriptionCardProps,
} from './SubscriptionCard.tsx';

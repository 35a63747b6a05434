import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  vipClub: ['errors', 'money', 'subscriptions'],
  withdrawal: ['errors', 'money', 'subscriptions'],
};

import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberLimits: ['errors', 'limits', 'money', 'recharge'],
};

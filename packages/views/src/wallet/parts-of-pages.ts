import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  topUp: ['benefits', 'errors', 'money', 'recharge'],
};

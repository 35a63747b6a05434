import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  newsletter: ['account', 'errors'],
};

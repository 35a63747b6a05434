import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberFavorites: ['account', 'actor', 'errors'],
};

import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberProfile: ['account', 'auth', 'bars', 'errors'],
};

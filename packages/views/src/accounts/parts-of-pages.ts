import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberSettings: ['account'],
  memberProfile: ['account', 'auth', 'bars', 'errors'],
};

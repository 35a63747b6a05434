import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  login: ['auth', 'errors'],
  resetPassword: ['account', 'auth', 'errors'],
  signup: ['auth', 'errors'],
  verifyEmail: ['auth', 'errors'],
};

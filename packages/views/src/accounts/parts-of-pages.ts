import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberSettings: ['account'],
  memberProfile: ['account', 'auth', 'bars', 'errors'],
  memberSecurity: ['account', 'auth', 'errors'],
  memberPhone: ['account', 'errors'],
  memberAlerts: ['account', 'errors'],
  memberNews: ['account', 'auth', 'errors'],
  memberPrivacy: ['account', 'auth', 'errors'],
};

import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  liveRoom: ['actor', 'auth', 'benefits', 'errors', 'limits', 'live', 'messenger', 'money'],
};

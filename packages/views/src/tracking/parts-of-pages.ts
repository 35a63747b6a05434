import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  dataLog: ['errors', 'notifications', 'tracking'],
};

import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  messenger: ['actor', 'errors', 'messenger', 'money'],
};

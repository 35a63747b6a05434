import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  dataProtection: ['legal'],
  help: ['legal'],
  termsOfService: ['legal'],
};

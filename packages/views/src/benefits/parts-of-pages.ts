import type { PartsOfPages } from '@vx/features/app';

export const partsOfPages: PartsOfPages = {
  memberBenefits: ['bars', 'benefits', 'errors'],
};

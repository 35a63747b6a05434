import type { OwnersPart } from '../../../testing/owners-world.ts';

export const have: OwnersPart = async (ask) => {
  await ask('POST /messenger/gifts/{giftId}/take', { params: { giftId: 'rose' } });
};

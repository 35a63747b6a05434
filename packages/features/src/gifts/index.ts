export type { GiftTarget } from '@vx/messenger-core';
export { useGiftNames } from './use-gift-names.ts';
export { useGiftPicker, type GiftPicker } from './use-gift-picker.ts';
export { usePendingGift, type PendingGiftUse } from './use-pending-gift.ts';

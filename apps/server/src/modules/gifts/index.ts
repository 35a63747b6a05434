export type { GiftOrder, GiftPayment, GiftsApi } from './gifts-api.ts';
export { createGiftsModule, type GiftsModule } from './gifts-module.ts';

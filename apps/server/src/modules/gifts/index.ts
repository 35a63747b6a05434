export type { GiftOrder, GiftsApi } from './gifts-api.ts';
export { createGiftsModule } from './gifts-module.ts';

export { favouriteLiveText } from './news-text.ts';
export type { PincallApi } from './pincall-api.ts';
export { createPincallModule } from './pincall-module.ts';
export { loadPhoneProvider } from './provider.ts';
export type {} from './pincall.events.ts';

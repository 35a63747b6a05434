export { favouriteLiveText } from './news-text.ts';
export { createPincallModule } from './pincall-module.ts';
export { loadPhoneProvider } from './provider.ts';

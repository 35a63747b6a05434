export { createGuestModule } from './guest-module.ts';
export { pageGuest, type PageGuestDeps } from './page-guest.ts';

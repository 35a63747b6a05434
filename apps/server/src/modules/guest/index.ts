export { createGuestModule } from './guest-module.ts';
export { pageGuest } from './page-guest.ts';

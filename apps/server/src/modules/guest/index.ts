export { createGuestModule } from './guest-module.ts';
export { ownPage, pageGuest } from './page-guest.ts';

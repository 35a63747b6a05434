export { guestFacts } from './guest-facts.ts';
export { createGuestModule } from './guest-module.ts';
export { createGuestPages } from './page-guest.ts';

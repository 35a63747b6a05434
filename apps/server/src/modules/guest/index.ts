export { createGuestModule, type GuestPlatform } from './guest-module.ts';
export type { GuestCounts, SidebarDeps } from './guest-sidebar.ts';
export { pageGuest, type PageGuestDeps } from './page-guest.ts';

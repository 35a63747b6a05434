// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

export * as actor from './actor.ts';
export * as album from './album.ts';
export * as benefits from './benefits.ts';
export * as gifts from './gifts.ts';
export * as guest from './guest.ts';
export * as incentive from './incentive.ts';
export * as live from './live.ts';
export * as messenger from './messenger.ts';
export * as money from './money.ts';
export * as notification from './notification.ts';
export * as passkey from './passkey.ts';
export * as primitives from './primitives.ts';
export * as profile from './profile.ts';
export * as recharge from './recharge.ts';
export * as spending from './spending.ts';
export * as subscription from './subscription.ts';
